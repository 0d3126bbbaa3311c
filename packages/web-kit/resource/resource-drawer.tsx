/** One row in the right-hand sheet: tabs Data and Riwayat; adding shows the form alone. */
import { Badge, Button, Group, Tabs, Text } from '@mantine/core';
import type { Resource } from '@mustika/kernel/resource.ts';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableRow } from '../data-table/rows.ts';
import { SideDrawer } from '../drawer.tsx';
import { DeclaredForm, SubmitButton, useUnsavedGuard } from '../form/form.tsx';
import type { FormValues } from '../form/form-values.ts';
import { formatValue, KOSONG } from '../format.ts';
import { istilah } from '../language/istilah.ts';
import css from '../screen-frame.module.css';
import { useRowParts } from '../shell/house-context.tsx';
import { isActive, listFields } from './resource-calls.ts';
import { DatedPart } from './resource-dated.tsx';
import { useRowActs, useRowForm } from './resource-form.ts';
import { ResourceHistory } from './resource-history.tsx';
import { ResourceVersions } from './resource-versions.tsx';

type ResourceDrawerProps = {
  resource: Resource;
  /** The row to show, or null to add one. */
  row: TableRow | null;
  /** What a new row begins with, beside what is declared. */
  begins?: FormValues;
  onClose: () => void;
  /** After the row was saved; left out, the sheet closes. */
  onSaved?: () => void;
  /** Leaves the sheet open and empty for the next row. */
  onNext: () => void;
};

/** Mounted per opening, so each opening is a new form with a new idempotency key. */
export function ResourceDrawer(props: ResourceDrawerProps) {
  const { resource, row, begins, onClose, onNext, onSaved = onClose } = props;
  const { t } = useTranslation();
  const form = useRowForm({ resource, row, begins, onSaved });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  const name = row ? String(row[resource.key]) : null;
  const may = useRowParts(resource);
  const editable = !resource.readOnly && (row === null || (isActive(row) && may('ubah')));
  const dated = resource.dated.length > 0;
  // Behind what it begins with.
  const caret = begins && Object.keys(form.values).find((field) => !Object.hasOwn(begins, field));
  const title = (
    <Group gap="xs">
      <Text fw={600}>{name ?? t('daftar.tambahJudul', { nama: resource.label })}</Text>
      {row && !isActive(row) && <InactiveBadge />}
    </Group>
  );
  const data = editable ? (
    <DeclaredForm
      form={form}
      columns={2}
      locked={row ? [resource.key] : []}
      label={resource.label}
      autoFocus={caret ?? true}
    >
      {row && dated && <DatedPart resource={resource} row={row} form={form} />}
      <DrawerActs resource={resource} row={row} form={form} onClose={onClose} onNext={onNext} />
    </DeclaredForm>
  ) : (
    row && <ReadOnlyRow resource={resource} row={row} onClose={onClose} />
  );
  return (
    <SideDrawer opened onClose={onClose} title={title} dirty={dirty}>
      {row ? (
        <Tabs defaultValue="data" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="data">{t('daftar.data')}</Tabs.Tab>
            {dated && <Tabs.Tab value="versi">{t('harga.versi')}</Tabs.Tab>}
            <Tabs.Tab value="riwayat">{t('daftar.riwayat')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="data" className={css.drawerForm}>
            {data}
          </Tabs.Panel>
          {dated && (
            <Tabs.Panel value="versi" className={css.drawerForm}>
              <ResourceVersions resource={resource} row={row} />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="riwayat" className={css.drawerForm}>
            <ResourceHistory resource={resource} row={row} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        data
      )}
    </SideDrawer>
  );
}

/** The word for a deactivated row, here and in the list. */
export const TIDAK_AKTIF = 'NONAKTIF';

const InactiveBadge = () => (
  <Badge variant="light" color="gray">
    {TIDAK_AKTIF}
  </Badge>
);

type DrawerActsProps = ResourceDrawerProps & { form: ReturnType<typeof useRowForm> };

function DrawerActs({ resource, row, form, onClose, onNext }: DrawerActsProps) {
  const { t } = useTranslation();
  const { remove } = useRowActs(resource);
  const may = useRowParts(resource);
  const saveAndNext = async () => {
    if (await form.submit()) onNext();
  };
  return (
    <div className={css.drawerActs}>
      {row && may('hapus') && (
        <Button
          variant="subtle"
          color="merah"
          data-kiri
          leftSection={<IconTrash size={14} />}
          onClick={() => void remove(row).then((done) => done && onClose())}
        >
          {t('daftar.hapus')}
        </Button>
      )}
      {!row && (
        <Button variant="default" disabled={form.sending} onClick={() => void saveAndNext()}>
          {t('daftar.simpanTambahLagi')}
        </Button>
      )}
      <SubmitButton form={form} disabled={row !== null && !form.dirty} />
    </div>
  );
}

function ReadOnlyRow({ resource, row, onClose }: { resource: Resource; row: TableRow; onClose: () => void }) {
  const { t } = useTranslation();
  const { activate } = useRowActs(resource);
  const may = useRowParts(resource);
  return (
    <>
      <dl className={css.change} style={{ margin: 0, fontSize: 13 }}>
        {Object.entries(listFields(resource.fields)).map(([name, field]) => (
          <Pair key={name} label={istilah(field.label)} text={formatValue(field, row[name]) || KOSONG} />
        ))}
      </dl>
      {!resource.readOnly && !isActive(row) && may('hapus') && (
        <div className={css.drawerActs}>
          <Button
            leftSection={<IconRestore size={14} />}
            onClick={() => void activate(row).then((done) => done && onClose())}
          >
            {t('daftar.aktifkan')}
          </Button>
        </div>
      )}
    </>
  );
}

function Pair({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Text component="dt" c="dimmed" size="sm">
        {label}
      </Text>
      <Text component="dd" m={0} size="sm">
        {text}
      </Text>
    </>
  );
}
