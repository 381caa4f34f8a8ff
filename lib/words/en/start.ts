/** What the terminal says. */
export const start = {
  ready: 'Recounts are served at {address}',
  fingerprint: 'Fingerprint of the room authority (compare it on each station): {fingerprint}',
  'set-up':
    'No account exists yet. Open {address} and set up the first election officer with this one-time code: {code}',
  'setting-invalid':
    'The setting {name} has a value that cannot be used. Correct it and start again.',
  'certificate-without-key': 'TLS_CERT and TLS_KEY belong together. Set both or neither.',
  'secret-readable-by-others':
    'The secret “{file}” could be read by other accounts of this machine. Make it owner-only (chmod 600) or remove it to have a new one made, and start again.',
  'data-folder-in-use':
    'Another process is using this data folder. Only one may write to it: stop the other one, or choose another DATA_DIR.',
  'data-folder-not-writable':
    'The data folder cannot be written ({code}). Choose another DATA_DIR.',
  'guards-not-held':
    'The ledger’s guard “{guard}” is not in place, so nothing will be written. Restore the database from a backup.',
  'migration-failed': 'The database could not be brought up to date: {message}',
  'address-unknown':
    '{host} stands for every address of this machine, and is none that people can open. Set PUBLIC_URL to the address that they type, such as https://recount.lan:3000.',
  'cannot-listen':
    'The server cannot listen at {host}, port {port} ({code, select, EADDRINUSE {another program uses it} other {{code}}}). Choose another PORT or HOST.',
  'plain-bind-refused':
    'Without TLS this server listens on this machine only. Set an https PUBLIC_URL (the room’s own authority is then made), or TLS_CERT and TLS_KEY.',
};
