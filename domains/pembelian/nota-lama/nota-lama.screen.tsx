/** Notas of the till of before: the list, and the file that they come in by. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { FileImport } from '@mustika/web-kit/resource/file-import.tsx';
import { importFile } from '@mustika/web-kit/resource/resource-calls.ts';
import { useRefreshResource } from '@mustika/web-kit/resource/resource-form.ts';
import { ResourceScreen } from '@mustika/web-kit/resource/resource-screen.tsx';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ISIAN_NOTA_LAMA, imporNotaLama, WAJIB_NOTA_LAMA } from './impor-nota-lama.command.ts';
import { notaLamaResource } from './nota-lama.resource.ts';

export default function NotaLama() {
  return <ResourceScreen resource={notaLamaResource} acts={<Import />} />;
}

/** The owner is asked while the sheet is open, unless he is it. */
function Import() {
  const { t } = useTranslation();
  const refresh = useRefreshResource(notaLamaResource);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActButton
        act={imporNotaLama}
        variant="default"
        leftSection={<IconUpload size={14} />}
        onClick={() => setOpened(true)}
      >
        {t('daftar.impor')}
      </ActButton>
      {opened && (
        <FileImport
          nama={notaLamaResource.label}
          fields={ISIAN_NOTA_LAMA}
          wajib={WAJIB_NOTA_LAMA}
          send={(file, asked) =>
            withApproval((izin) =>
              importFile(
                imporNotaLama,
                file,
                asked,
                izin ? { otorisasi: izin.map((one) => one._id).join(',') } : {},
              ),
            )
          }
          onStored={refresh}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
