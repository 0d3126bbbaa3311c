/** A post office for tests: SMTP over a real socket, with a password. It can say no for good, or later. */

import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Surat = {
  dari: string;
  ke: string[];
  kepala: string;
  isi: string;
  berkas: { nama: string; isi: Buffer }[];
};

/** What the post office answers the next letter. */
type Ulah = { kode: number };

export type KantorSurel = {
  surat: Surat[];
  ulah: Ulah[];
  /** What it answers where a letter is for one of these. */
  alamat: Record<string, number>;
  /** It takes letters and says nothing of them. */
  diam: boolean;
  env: Record<string, string>;
  tutup(): Promise<void>;
};

const USER = 'laporan';
const SANDI = 'sandi-surel-uji';

/** The parts of a letter as it came over the line. */
function bagiSurat(mentah: string): Pick<Surat, 'kepala' | 'isi' | 'berkas'> {
  const [kepala = '', ...sisa] = mentah.split('\r\n\r\n');
  const batas = /boundary="([^"]+)"/.exec(kepala)?.[1] ?? '';
  const bagian = sisa.join('\r\n\r\n').split(`--${batas}`);
  const berkas = bagian.flatMap((satu) => {
    const nama = /filename="?([^"\r\n;]+)"?/.exec(satu)?.[1];
    if (nama === undefined) return [];
    return [{ nama, isi: Buffer.from(satu.slice(satu.indexOf('\r\n\r\n')), 'base64') }];
  });
  return { kepala, isi: bagian[1] ?? '', berkas };
}

export async function kantorSurel(): Promise<KantorSurel> {
  const surat: Surat[] = [];
  const ulah: Ulah[] = [];
  const tutup = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  const kantor: KantorSurel = { surat, ulah, alamat: {}, diam: false, env: {}, tutup };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // A password on an open line, which only a simulator takes.
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === SANDI ? done(null, { user: USER }) : done(new Error('password')),
    onRcptTo: ({ address }, _session, done) => {
      const kode = kantor.alamat[address];
      return kode ? done(Object.assign(new Error('no'), { responseCode: kode })) : done();
    },
    onData: (stream, session, done) => {
      const apa = ulah.shift();
      void buffer(stream).then((isi) => {
        if (kantor.diam) return;
        if (apa) return done(Object.assign(new Error('no'), { responseCode: apa.kode }));
        const { mailFrom, rcptTo } = session.envelope;
        surat.push({
          dari: mailFrom ? mailFrom.address : '',
          ke: rcptTo.map(({ address }) => address),
          ...bagiSurat(isi.toString('utf8')),
        });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  kantor.env = {
    SMTP_URL: `smtp://${USER}:${SANDI}@127.0.0.1:${port}`,
    SMTP_FROM: 'Mustika <laporan@mustika.example>',
  };
  return kantor;
}
