/** Creates a certificate for tests over TLS. Needs openssl. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface CertificateFiles {
  certificate: string;
  key: string;
}

/** Writes a certificate for localhost and its subdomains, valid for two days, and its key. @returns both paths */
export function writeCertificate(folder: string): CertificateFiles {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  return { certificate, key };
}
