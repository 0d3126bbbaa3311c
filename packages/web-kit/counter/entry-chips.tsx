/** The chips of a declared counter: who it is for, who sold, and what the screen adds. */
import type { Counter } from '@mustika/kernel/document-counter.ts';
import { login, passes } from '@mustika/kernel/gate.ts';
import { IconUser, IconUserStar } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldTaking, filledBy } from '../fields/field-input.tsx';
import { type FormState, InputOf } from '../form/form.tsx';
import { type FormValues, personNow } from '../form/form-values.ts';
import { findMembers, MemberMark } from '../form/parts.tsx';
import { noticeOf } from '../notices.tsx';
import { useSubject } from '../shell/house-context.tsx';
import { useUrlState } from '../use-url-state.ts';
import { Chip } from './chip.tsx';
import { isPhone, PERSON } from './person-rows.tsx';
import type { Places } from './places.ts';

type ToolsProps = { form: FormState; counter: Counter; places: Places; chips: ReactNode };

export function Tools({ form, counter: { sales }, places, chips }: ToolsProps) {
  const subject = useSubject();
  return (
    <>
      {places.person.length > 0 && <PersonChip form={form} names={places.person} />}
      {sales && subject && passes(sales.gate ?? login, subject) && (
        <SalesChip form={form} name={sales.field} />
      )}
      {chips}
    </>
  );
}

/** What the search of members and what is typed of somebody new become. */
export function whoOf(form: FormState, person: readonly string[]) {
  const code = person.find((name) => form.fields[name]?.member) ?? '';
  const columns = form.fields[code]?.member ?? {};
  const named = (column: string): string => fieldTaking(columns, column) ?? '';
  return {
    onMember: (member: FormValues) =>
      form.setMany(
        personNow(form.values, {
          ...{ code, columns, kode: member['kode_member'] },
          filled: filledBy(columns, member),
        }),
      ),
    onPerson: (text: string) => {
      const phone = isPhone(text);
      const filled = { [named(phone ? 'no_hp' : 'nama_member')]: text.toUpperCase() };
      form.setMany(personNow(form.values, { code, kode: null, columns, filled }));
      form.focus(named(phone ? 'nama_member' : 'no_hp'));
    },
  };
}

/** The same; once a member is known the caret goes to the rows that are typed of him, where none is yet. */
export function whoAndThen(form: FormState, person: readonly string[], lines: string | null) {
  const who = whoOf(form, person);
  return {
    ...who,
    onMember: (member: FormValues) => {
      who.onMember(member);
      // After the strip has taken the caret back.
      if (lines !== null) setTimeout(() => form.focus(lines), 0);
    },
  };
}

/** An address that says whom it is for lays him on the counter, once. */
export function usePersonOfAddress(form: FormState, person: readonly string[]): void {
  const [search, setSearch] = useUrlState();
  const code = String(search[PERSON] ?? '');
  const lay = useEffectEvent((found: readonly FormValues[]) => {
    const member = found.find((one) => one['kode_member'] === code);
    if (member) whoOf(form, person).onMember(member);
    const { [PERSON]: _person, ...rest } = search;
    setSearch(rest);
  });
  useEffect(() => {
    if (code === '' || person.length === 0) return;
    const abort = new AbortController();
    findMembers(code, abort.signal).then(lay, (error) => !abort.signal.aborted && noticeOf(error));
    return () => abort.abort();
  }, [code, person.length]);
}

function PersonChip({ form, names }: { form: FormState; names: readonly string[] }) {
  const { t } = useTranslation();
  const code = names.find((name) => form.fields[name]?.member) ?? '';
  const name = fieldTaking(form.fields[code]?.member ?? {}, 'nama_member');
  // By name; until there is one by what is known of him.
  const said = [name ?? '', ...names].map((one) => form.values[one]).find(Boolean);
  const kode_member = form.values[code];
  return (
    <Chip
      icon={<IconUser size={16} stroke={1.6} aria-hidden />}
      shortcut="F4"
      label={t('meja.pelanggan')}
      text={
        said ? (
          <>
            <strong>{String(said)}</strong>
            {typeof kode_member === 'string' && kode_member !== '' && (
              <MemberMark kode_member={kode_member} />
            )}
          </>
        ) : (
          t('meja.pelanggan')
        )
      }
      clear={
        said
          ? {
              label: t('meja.lepas'),
              act: () => form.setMany(Object.fromEntries(names.map((name) => [name, null]))),
            }
          : undefined
      }
    >
      {names.map((name) => (
        <InputOf key={name} form={form} name={name} />
      ))}
    </Chip>
  );
}

function SalesChip({ form, name }: { form: FormState; name: string }) {
  const { t } = useTranslation();
  const value = form.values[name];
  return (
    <Chip
      icon={<IconUserStar size={16} stroke={1.6} aria-hidden />}
      shortcut="Alt+S"
      label={t('meja.sales')}
      text={value ? <strong>{String(value)}</strong> : t('meja.sales')}
    >
      <InputOf form={form} name={name} />
    </Chip>
  );
}
