/** What can be done with a deposit that waits: pick up at the till, add a payment, cancel. Spec 1 §4; Domain R6.6. */

import { Button, Group } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { ActForm } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useDeclaredForm,
} from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { IconBan, IconCalendar, IconPlus, IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TITIPAN } from './teks-titipan.store.ts';
import { batalTitipanFields, titipan as dokumen } from './titipan.document.ts';
import css from './titipan.module.css';
import type { Titipan } from './titipan.reads.ts';

const READ = dokumen as unknown as ReadableDocument;

type Panel = 'tambah' | 'batal' | null;
type TindakanProps = { titipan: Titipan };

export function TindakanTitipan({ titipan }: TindakanProps) {
  const { t } = useTranslation(TITIPAN);
  const [panel, setPanel] = useState<Panel>(null);
  const { status, no_faktur_tunggu, no_titipan } = titipan;
  if (status !== 'OPEN' && status !== 'DONE') return null;
  if (no_faktur_tunggu)
    return <p className={sheet.blocked}>{t('sedangDiambil', { nota: no_faktur_tunggu })}</p>;
  const toggle = (next: Panel) => () => setPanel(panel === next ? null : next);
  return (
    <>
      <div className={css.tindakan}>
        {status === 'DONE' && (
          <Button
            component={Link}
            to="/transaksi-penjualan"
            search={{ no_titipan } as never}
            color="emas"
            leftSection={<IconShoppingCart size={15} />}
            data-ambil
          >
            {t('ambil')}
          </Button>
        )}
        {status === 'DONE' && titipan.sisa > 0 && <KeCicilan no_titipan={no_titipan} />}
        {status === 'DONE' && titipan.sisa > 0 && (
          <ActButton
            act={dokumen.transitions.tambah}
            variant="default"
            leftSection={<IconPlus size={15} />}
            aria-expanded={panel === 'tambah'}
            onClick={toggle('tambah')}
          >
            {t('tambah')}
          </ActButton>
        )}
        <ActButton
          act={dokumen.transitions.batal}
          variant="default"
          leftSection={<IconBan size={15} />}
          aria-expanded={panel === 'batal'}
          onClick={toggle('batal')}
        >
          {t('batal')}
        </ActButton>
      </div>
      {panel === 'tambah' && (
        <ActForm
          document={READ}
          one={titipan as unknown as OneDocument}
          transition={dokumen.transitions.tambah}
          late={false}
          onDone={() => setPanel(null)}
        />
      )}
      {panel === 'batal' && <Batal titipan={titipan} onDone={() => setPanel(null)} />}
    </>
  );
}

/** Where plans are made, for whoever may: what is not paid of the pieces is paid by the month. */
function KeCicilan({ no_titipan }: { no_titipan: string }) {
  const { t } = useTranslation(TITIPAN);
  const open = useMenuScreens();
  if (!open.some(({ path }) => path === '/transaksi-cicilan')) return null;
  return (
    <Button
      component={Link}
      to="/transaksi-cicilan"
      search={{ no_titipan } as never}
      variant="default"
      leftSection={<IconCalendar size={15} />}
      data-jadi-cicilan
    >
      {t('jadiCicilan')}
    </Button>
  );
}

type FormProps = TindakanProps & { onDone: () => void };

/** The tray is asked, and how the money goes back; another person agrees. */
function Batal({ titipan, onDone }: FormProps) {
  const { t } = useTranslation(TITIPAN);
  const terbuka = titipan.status === 'OPEN';
  const asal = titipan.barang.find((b) => b.keadaan === 'DITITIP');
  const { no_titipan: _nomor, ...fields } = batalTitipanFields;
  const form = useDeclaredForm(
    fields,
    { kode_baki: terbuka ? null : (asal?.kode_baki ?? null), cara_kembali: 'CASH' },
    {
      act: dokumen.transitions.batal,
      send: async (values, key) => {
        const body = { ...values, no_titipan: titipan.no_titipan };
        const endpoint = { method: 'POST' as const, path: dokumen.transitions.batal.path };
        const { message } = await withApproval((detail_authorization) =>
          call(endpoint, {
            body: detail_authorization ? { ...body, detail_authorization } : body,
            key,
          }),
        );
        toastSuccess(message ?? dokumen.transitions.batal.message);
      },
      sent: onDone,
    },
  );
  const transfer = form.values['cara_kembali'] === 'TRANSFER';
  return (
    <div className={sheet.reason}>
      <p>{terbuka ? t('batalKetOpen') : t('batalKet', { saldo: formatAngka(titipan.saldo) })}</p>
      <FormFrame form={form} label={t('batal')}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          {!terbuka && (
            <>
              <InputOf
                form={form}
                name="kode_baki"
                required
                where={{ kode_gudang: asal?.kode_gudang ?? 'TOKO' }}
              />
              <InputOf form={form} name="cara_kembali" />
              {transfer && (
                <div data-lebar>
                  <InputOf form={form} name="no_rekening" required />
                </div>
              )}
            </>
          )}
          <div data-lebar>
            <InputOf form={form} name="alasan" autoFocus />
          </div>
        </div>
        <Group justify="flex-end">
          <SubmitButton form={form} color="merah">
            {t('batal')}
          </SubmitButton>
        </Group>
      </FormFrame>
      <ApprovalHost />
    </div>
  );
}
