/** One paper of a document as a file: the button that asks for it, waits, and says when it does not come. */
import { Button } from '@mantine/core';
import type { Endpoint } from '@mustika/kernel/resource.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { type CallOptions, download, saveFile } from './api.ts';
import { noticeOf } from './notices.tsx';

type PaperDownloadProps = { label: string; paper: Endpoint } & Pick<CallOptions, 'body' | 'params' | 'query'>;

export function PaperDownload({ label, paper, ...of }: PaperDownloadProps) {
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    await download(paper, of).then(saveFile).catch(noticeOf);
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconFileTypePdf size={15} />}
        onClick={() => void fetchIt()}
      >
        {label}
      </Button>
    </div>
  );
}
