/** Takes members out as a file: whom, of which stores, why, and a second person. Spec 1 §2.2 (export-data-member). */
import { Alert, Text } from '@mantine/core';
import { openFields, tahu } from '@mustika/kernel/rahasia.ts';
import { call, download, saveFile } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { gateSubject, useSession } from '@mustika/web-kit/session.ts';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from '../setting-member.module.css';
import { MEMBER } from '../teks-member.store.ts';
import {
  exportMember,
  type JumlahExport,
  jumlahExportMember,
  KOLOM_EXPORT_MEMBER,
} from './export-member.command.ts';

const { detail_authorization: _izin, ...ISIAN } = exportMember.fields;

export default function ExportDataMember() {
  const { t } = useTranslation(MEMBER);
  const portal = useSession((session) => session.portal);
  const user = useSession((session) => session.user);
  const form = useDeclaredForm(ISIAN, undefined, {
    act: exportMember,
    send: async (values, key) => {
      const file = await withApproval((izin) =>
        download(exportMember, { body: { ...values, ...(izin ? { detail_authorization: izin } : {}) }, key }),
      );
      saveFile(file);
      toastSuccess(file.filename);
    },
  });
  const { lingkup, daftar_toko, cakupan } = form.values;
  const { data } = useQuery<JumlahExport>({
    queryKey: ['export-member', portal, lingkup, daftar_toko],
    queryFn: async ({ signal }) =>
      (await call(jumlahExportMember, { query: { lingkup, daftar_toko: daftar_toko ?? undefined }, signal }))
        .data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const subject = user && gateSubject(user);
  const semua = cakupan === 'SEMUA';
  return (
    <ScreenFrame title="Export Data Member" flowing>
      <div className={css.dua}>
        <Panel title={t('export.pilih')}>
          <div className={css.isi}>
            <DeclaredForm
              form={form}
              columns={2}
              names={[
                'cakupan',
                'format',
                'lingkup',
                ...(lingkup === 'PILIHAN' ? ['daftar_toko'] : []),
                'alasan',
              ]}
              autoFocus
            >
              <SubmitButton form={form} mt="sm" leftSection={<IconDownload size={14} />}>
                {t('export.unduh')}
              </SubmitButton>
            </DeclaredForm>
          </div>
        </Panel>
        <Panel title={t('export.isi')}>
          <div className={css.isi}>
            {data && (
              <Text size="sm" aria-live="polite">
                {t('export.banyak', { banyak: semua ? data.semua : data.setuju, semua: data.semua })}
              </Text>
            )}
            <Text size="sm" className="kode">
              {Object.keys(openFields(KOLOM_EXPORT_MEMBER, subject)).join(', ')}
            </Text>
            {!tahu('identitas', subject) && <Text size="sm">{t('export.disamarkan')}</Text>}
            <Alert color={semua ? 'merah' : 'kuning'} py={6}>
              {t(semua ? 'export.tanpaSetuju' : 'export.dicatat')}
            </Alert>
          </div>
        </Panel>
      </div>
    </ScreenFrame>
  );
}
