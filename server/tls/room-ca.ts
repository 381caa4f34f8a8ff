import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(webcrypto as unknown as Crypto);

/** What a room's server shows, and what people compare: the fingerprint of the room's own authority. */
export type RoomCertificate = {
  readonly cert: string;
  readonly key: string;
  /** PEM of the authority, to be installed on the stations. */
  readonly ca: string;
  /** SHA-256 of the authority's certificate, in groups of four. */
  readonly fingerprint: string;
};

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60_000;
const CA_DAYS = 2 * 365;
/** Browsers refuse leaves of more than 398 days. */
const LEAF_DAYS = 90;
const RENEWED_BEFORE_DAYS = 14;

type Pair = { readonly cert: x509.X509Certificate; readonly keys: CryptoKeyPair };

function pem(label: string, bytes: ArrayBuffer): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

async function keyPem(keys: CryptoKeyPair): Promise<string> {
  return pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
}

async function newKeys(): Promise<CryptoKeyPair> {
  return (await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair;
}

function serial(): string {
  return Buffer.from(webcrypto.getRandomValues(new Uint8Array(16))).toString('hex');
}

async function newAuthority(now: Date): Promise<Pair> {
  const keys = await newKeys();
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: 'CN=Recount room authority',
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + CA_DAYS * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  return { cert, keys };
}

async function newLeaf(authority: Pair, hosts: readonly string[], now: Date): Promise<Pair> {
  const keys = await newKeys();
  const cert = await x509.X509CertificateGenerator.create({
    serialNumber: serial(),
    subject: 'CN=Recount room',
    issuer: authority.cert.subject,
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + LEAF_DAYS * DAY_MS),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: authority.keys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth], false),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((host) => ({ type: isIP(host) > 0 ? 'ip' : 'dns', value: host }) as const),
      ),
    ],
  });
  return { cert, keys };
}

async function importKeys(keyText: string, cert: x509.X509Certificate): Promise<CryptoKeyPair> {
  const bytes = Buffer.from(keyText.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
  const privateKey = await webcrypto.subtle.importKey('pkcs8', bytes, ALGORITHM, true, ['sign']);
  const publicKey = await cert.publicKey.export(webcrypto as unknown as Crypto);
  return { privateKey: privateKey as CryptoKey, publicKey };
}

/**
 * The certificate of a room without one of its own: an authority made once, and a leaf for these hosts that is renewed in
 * time. Keys are owner-only, beside the data.
 */
export async function roomCertificate(
  dataDir: string,
  hosts: readonly string[],
  now: Date,
): Promise<RoomCertificate> {
  const folder = join(dataDir, 'tls');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const write = async (name: string, { cert, keys }: Pair) => {
    writeFileSync(path(`${name}.key`), await keyPem(keys), { mode: 0o600 });
    writeFileSync(path(`${name}.pem`), `${cert.toString('pem')}\n`, { mode: 0o644 });
  };
  if (!existsSync(path('ca.pem'))) await write('ca', await newAuthority(now));
  const caCert = new x509.X509Certificate(read('ca.pem'));
  const fits = (leaf: x509.X509Certificate) => {
    const names = leaf.getExtension(x509.SubjectAlternativeNameExtension)?.names.items ?? [];
    const lasts = leaf.notAfter.getTime() - now.getTime() > RENEWED_BEFORE_DAYS * DAY_MS;
    return lasts && hosts.every((host) => names.some(({ value }) => value === host));
  };
  if (!existsSync(path('leaf.pem')) || !fits(new x509.X509Certificate(read('leaf.pem')))) {
    const authority = { cert: caCert, keys: await importKeys(read('ca.key'), caCert) };
    await write('leaf', await newLeaf(authority, hosts, now));
  }
  const digest = Buffer.from(await caCert.getThumbprint('SHA-256')).toString('hex');
  return {
    cert: read('leaf.pem') + read('ca.pem'),
    key: read('leaf.key'),
    ca: read('ca.pem'),
    fingerprint: (digest.match(/.{4}/g) ?? []).join(' '),
  };
}
