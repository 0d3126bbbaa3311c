/** The link under which a customer follows his document: copied to be sent by whatever means, made anew, taken back. docs/decisions/0096. */
import { ActionIcon, Button, Group, Menu, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { readCalls } from '@mustika/kernel/read-calls.ts';
import { IconDotsVertical, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IfMay, useMay } from '../act.tsx';
import { type Answer, call } from '../api.ts';
import type { OneDocument } from '../document-screen/declared.ts';
import { t as say } from '../language/i18n.ts';
import { confirm, noticeOf, toastSuccess } from '../notices.tsx';
import { OnPile } from '../overlay.ts';
import { kirimSekali } from '../sending/kirim.ts';

/** Into the clipboard where the browser lets a page reach it (HTTPS), else before the eyes. */
async function handOver(alamat: string): Promise<void> {
  const address = new URL(alamat, location.origin).href;
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  if (copied) return toastSuccess(say('tautan.disalin'));
  modals.open({
    title: say('tautan.alamat'),
    children: (
      <>
        <OnPile />
        <TextInput
          aria-label={say('tautan.alamat')}
          value={address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </>
    ),
  });
}

type LinkProps = { document: ReadableDocument; one: OneDocument };

export function PublicLink({ document, one }: LinkProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [sekali] = useState(() => kirimSekali());
  const may = useMay();
  const calls = readCalls(document);
  const { link, unlink } = calls ?? {};
  if (!link || !unlink || !may(link)) return null;
  const body = { [document.reads.number]: one[document.reads.number] };
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(noticeOf);
    setBusy(false);
  };
  const copy = async (baru: boolean) => {
    const { data } = await sekali(
      (key) => call(link, { body: { ...body, baru }, key }) as Promise<Answer<{ alamat: string }>>,
      baru ? 'baru' : 'salin',
    );
    await handOver(data.alamat);
  };
  const renew = async () => {
    if (await confirm({ title: t('tautan.baru'), text: t('tautan.tanyaBaru') })) await copy(true);
  };
  const takeBack = async () => {
    if (!(await confirm({ title: t('tautan.cabut'), text: t('tautan.tanyaCabut') }))) return;
    const { message } = await sekali((key) => call<unknown>(unlink, { body, key }), 'cabut');
    toastSuccess(message ?? '');
  };
  return (
    <Group gap={2} wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconLink size={15} />}
        loading={busy}
        onClick={() => void run(() => copy(false))}
      >
        {t('tautan.salin')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('tautan.lain')}>
            <IconDotsVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void run(renew)}>{t('tautan.baru')}</Menu.Item>
          <IfMay act={unlink}>
            <Menu.Item color="merah" onClick={() => void run(takeBack)}>
              {t('tautan.cabut')}
            </Menu.Item>
          </IfMay>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
