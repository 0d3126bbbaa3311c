/**
 * Protects: a person lets his device be told and sees that it is; what is pushed to it appears with nothing to press and leads to
 * the request, which says what became of it when somebody was quicker, and whose notification is gone once it waits no more.
 */
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { CDPSession, Page, Worker } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pesanMinta, pesanTutup } from '../../../domains/pengguna/push/pesan-push.rule.ts';
import { PASSWORD } from '../../kit/app.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pindaiBaru, tawar } from '../kit/kasir.ts';
import { tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
});
afterAll(() => toko?.close());

/** What a push service would have answered this browser: none is reached from here. */
const langganan = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    endpoint: 'https://push.contoh.co.id/uji',
    keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
};

/** A phone whose browser may notify and subscribes at once. */
async function hpSpv(): Promise<Page> {
  const hp = await toko.layar('SPV1', '', { viewport: HP_PEMILIK, pekerja: true });
  await hp.context().grantPermissions(['notifications'], { origin: toko.url });
  await hp.addInitScript((made) => {
    // A headless shell has no notifications and says no to every page.
    if (Notification.permission === 'denied') {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
    }
    let kept: object | null = null;
    PushManager.prototype.getSubscription = async () => kept as PushSubscription | null;
    PushManager.prototype.subscribe = async ({ applicationServerKey } = {}) => {
      kept = {
        options: { applicationServerKey },
        toJSON: () => made,
        unsubscribe: async () => {
          kept = null;
          return true;
        },
      };
      return kept as PushSubscription;
    };
  }, langganan());
  await hp.reload();
  await hp.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return hp;
}

/** Runs in the worker of a headless shell: the screen that it has not, kept as the standard says a screen keeps notifications. */
function layarSendiri(): void {
  if (Notification.permission === 'granted') return;
  type Shown = { title: string; tag: string; close: () => void };
  let shown: Shown[] = [];
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options = {}) => {
    const one = {
      ...{ title, tag: '' },
      ...options,
      close: () => {
        shown = shown.filter((other) => other !== one);
      },
    };
    shown = [...shown.filter(({ tag }) => tag !== one.tag), one];
  };
  prototype.getNotifications = async ({ tag = '' } = {}) =>
    shown.filter((one) => tag === '' || one.tag === tag) as unknown as Notification[];
}

/** The worker of this device, and a way to hand it a letter as its push service would. */
async function pekerja(hp: Page): Promise<{ worker: Worker; antar: (isi: object) => Promise<void> }> {
  const [worker] = hp.context().serviceWorkers();
  const cdp: CDPSession = await hp.context().newCDPSession(hp);
  const registered = new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) done(one.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await worker?.evaluate(layarSendiri);
  return {
    worker: worker as Worker,
    antar: async (isi) => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: toko.url, registrationId, data: JSON.stringify(isi) },
      });
    },
  };
}

type Tampil = { title: string; body: string; actions: number };
const tampil = (worker: Worker): Promise<Tampil[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    const shown = await registration.getNotifications();
    return shown.map((one) => ({
      ...{ title: one.title, body: one.body },
      actions: (one as { actions?: unknown[] }).actions?.length ?? 0,
    }));
  });
/** A finger on the notification: the browser makes the event, and here nobody else can. */
const sentuh = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  });

/** The piece has a photo, put there by somebody else. */
async function berfoto(kode_barcode: string): Promise<void> {
  const { request } = (await toko.buka()).context();
  const api = `${toko.url}/api/v1`;
  const login = { user_id: 'OWNER', password: PASSWORD, ambil_alih: true };
  const { data } = await (await request.post(`${api}/users/login`, { data: login })).json();
  const gambar = { width: 300, height: 300, channels: 3, background: '#b8862b' } as const;
  const buffer = await sharp({ create: gambar }).jpeg().toBuffer();
  const answer = await request.post(`${toko.url}/toko/JKT1/api/v1/barang/foto`, {
    headers: { 'x-auth-token': data.token, 'idempotency-key': randomUUID() },
    multipart: { kode_barcode, image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};

const YANG_MINTA = `select m.id, m.kode_toko, t.nama_toko, p.nama, m.perlu from otorisasi_minta m
  join toko t using (kode_toko) join pengguna p on p.user_id = m.requester where m.keadaan = 'MENUNGGU'`;
async function mintaDiKasir(): Promise<{ kasir: Page; surat: Parameters<typeof pesanMinta>[1] }> {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await berfoto(await pindaiBaru(toko, kasir));
  await tawar(kasir, '60%');
  await bukaBayar(kasir);
  await tekan(kasir, 'F9');
  await kasir.getByRole('textbox', { name: 'Alasan' }).fill('tetangga toko');
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
  await kasir.getByText(/Menunggu jawaban supervisor atau owner/).waitFor();
  // Whoever stands at the till sees what he agrees to, too.
  await kasir.getByRole('group', { name: 'Perlu Otorisasi' }).locator('figure img').waitFor();
  await foto(kasir, 'kasir');
  const { rows } = await toko.owner.query(YANG_MINTA);
  return { kasir, surat: rows[0] };
}

test('a device is turned on, tried, kept quiet at night and turned off', async () => {
  const hp = await hpSpv();
  await hp.getByRole('banner').getByRole('button', { name: /SPV1/ }).click();
  await hp.getByRole('menuitem', { name: 'Kabari saya' }).click();
  const kabari = hp.getByRole('switch', { name: 'Kabari saya di perangkat ini' });
  await kabari.click({ force: true });
  await hp.getByText('Belum pernah dikabari').waitFor();
  await expect.poll(() => kabari.isChecked()).toBe(true);
  await hp.getByText('perangkat ini', { exact: true }).waitFor();
  // No push service is reached from here, and that is said where it belongs.
  await hp.getByRole('button', { name: 'Kirim pesan percobaan' }).click();
  await hp.getByText('Terakhir tidak sampai', { exact: false }).waitFor();
  await hp.getByRole('switch', { name: 'Jam tenang' }).click({ force: true });
  await hp.getByLabel('Mulai').selectOption('20:30');
  await expect
    .poll(async () => (await toko.owner.query('select mulai, sampai from tenang_push')).rows)
    .toEqual([{ mulai: 1230, sampai: 420 }]);
  await foto(hp, 'perangkat');
  expect(await axe(hp)).toEqual([]);
  await hp.getByRole('button', { name: 'Matikan' }).click();
  await hp.getByRole('heading', { name: 'Perangkat Anda' }).waitFor({ state: 'detached' });
  expect((await toko.owner.query('select from langganan_push')).rowCount).toBe(0);
});

test('a browser that was told no says how to take that back', async () => {
  const hp = await toko.layar('SPV1', '', { viewport: HP_PEMILIK });
  await hp.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' }),
  );
  await hp.reload();
  await hp.getByRole('banner').getByRole('button', { name: /SPV1/ }).click();
  await hp.getByRole('menuitem', { name: 'Kabari saya' }).click();
  await hp.getByText('Peramban ini menolak notifikasi dari Mustika', { exact: false }).waitFor();
});

test('a touched notification opens its request, and what was answered meanwhile is said', async () => {
  const hp = await hpSpv();
  const { worker, antar } = await pekerja(hp);
  const { kasir, surat } = await mintaDiKasir();
  await antar(pesanMinta('Mustika', surat));
  await expect
    .poll(() => tampil(worker))
    .toEqual([
      {
        title: `Mustika · ${surat.nama_toko}`,
        body: `Dijual di bawah modal. Diminta ${surat.nama}.`,
        actions: 0,
      },
    ]);
  await sentuh(worker);
  const lembar = hp.getByRole('form', { name: new RegExp(surat.nama) });
  await lembar.getByText('Dijual di bawah modal').waitFor();
  await lembar.getByText('tetangga toko').waitFor();
  await lembar.locator('figure img').waitFor();
  await foto(hp, 'permintaan');
  await lembar.getByText('boleh melakukan ini satu kali', { exact: false }).waitFor();
  expect(await axe(hp)).toEqual([]);
  // Shown again by a service that is late, and over before anybody looks.
  await antar(pesanMinta('Mustika', surat));
  await expect.poll(async () => (await tampil(worker)).length).toBe(1);
  await lembarBayar(kasir).getByRole('button', { name: 'Batal' }).click();
  await hp.getByText('sudah ditarik kembali', { exact: false }).waitFor();
  await expect.poll(() => tampil(worker)).toEqual([]);
  await antar(pesanMinta('Mustika', surat));
  await expect.poll(async () => (await tampil(worker)).length).toBe(1);
  await antar(pesanTutup('Mustika', surat));
  await expect.poll(() => tampil(worker)).toEqual([]);
  // A page that the notification opened anew knows as much, and its address forgets it.
  await hp.goto(`${toko.url}/home?otorisasi=${surat.kode_toko}.${surat.id}`);
  await hp.getByText('sudah ditarik kembali', { exact: false }).waitFor();
  expect(new URL(hp.url()).search).toBe('');
  await foto(hp, 'selesai');
});
