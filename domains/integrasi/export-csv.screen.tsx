/** Takes a table of the store out as CSV, for a period and with a reason. Spec 1 §2.2 (export-csv: SU, MU). */
import { Alert, Text } from '@mantine/core';
import { mayOrSay } from '@mustika/web-kit/act.tsx';
import { call, download, isApiError, saveFile } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unduhExport } from './export-csv.command.ts';
import { DATA_EXPORT, type NamaExport } from './export-csv.rule.ts';
import { mintaExport } from './export-latar.command.ts';
import { ExportSaya } from './export-latar.widget.tsx';
import css from './integrasi.module.css';
import { INTEGRASI } from './teks-integrasi.store.ts';

export default function ExportCsv() {
  const { t } = useTranslation(INTEGRASI);
  const client = useQueryClient();
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const form = useDeclaredForm(unduhExport.fields, undefined, {
    send: async (body, key) => {
      try {
        const file = await download(unduhExport, { body, key });
        saveFile(file);
        toastSuccess(file.filename);
      } catch (error) {
        // Too much to wait for: the same wish, worked off in the background.
        if (!isApiError(error) || error.code !== 'EXPORT_BESAR') throw error;
        if (!mayOrSay(mintaExport)) return;
        toastSuccess((await call(mintaExport, { body, key })).message ?? '');
        await client.invalidateQueries({ queryKey: ['export-csv'] });
      }
    },
  });
  const data = DATA_EXPORT[(form.values['data'] ?? 'BARANG') as NamaExport];
  return (
    <ScreenFrame title="Export CSV" flowing>
      <div className={css.dua}>
        <Panel title={t('ekspor.pilih', { toko })}>
          <DeclaredForm
            form={form}
            columns={2}
            names={['data', ...('hari' in data ? ['tgl_awal', 'tgl_akhir'] : []), 'alasan']}
            autoFocus
          >
            <SubmitButton form={form} mt="sm" leftSection={<IconDownload size={14} />}>
              {t('ekspor.unduh')}
            </SubmitButton>
          </DeclaredForm>
        </Panel>
        <Panel title={t('ekspor.kolom')}>
          <div className={css.tumpuk}>
            <Text size="sm" className="kode">
              {Object.keys(data.kolom).join(', ')}
            </Text>
            <Alert color="kuning" py={6}>
              {t('ekspor.dicatat')}
            </Alert>
          </div>
        </Panel>
      </div>
      <ExportSaya />
    </ScreenFrame>
  );
}
