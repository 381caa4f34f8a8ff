/** Pages that could not be shown say what is safe. */
export const errors = {
  notFound: 'There is nothing at this address.',
  forbidden: 'This page is not for your role.',
  nothingChanged: 'Nothing was changed, and nothing recorded is lost.',
  fault: 'This page had a fault.',
  safe: 'Everything that was recorded is safe on the server. What you typed at a counting table is kept on this device. Load the page again; if the fault comes back, call whoever runs the server.',
  again: 'Try again',
  home: 'Go to the start',
};
