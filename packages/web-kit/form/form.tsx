/**
 * Forms from declarations. Enter moves on and never submits (Spec 2 §5); Ctrl+Enter submits; the button shows that it
 * sends and cannot be pressed twice.
 */
import { Alert, Button, type ButtonProps } from '@mantine/core';
import type { Shape, Shapes, WireOf } from '@mustika/kernel/answer.ts';
import type { Command } from '@mustika/kernel/command.ts';
import { useBlocker } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShut } from '../act.tsx';
import { type Answer, call } from '../api.ts';
import { withApproval } from '../approval/approval.ts';
import { confirm, toastSuccess } from '../notices.tsx';
import { Answered } from './answered.tsx';
import { enterMovesOn, useCtrlEnterBeside } from './enter-moves-on.ts';
import css from './form.module.css';
import { orderedErrors } from './form-errors.ts';
import { type FormOptions, type FormState, useDeclaredForm } from './form-state.ts';
import type { FormValues } from './form-values.ts';
import { InputOf } from './input-of.tsx';

export type { FormOptions, FormState };
export { InputOf, useDeclaredForm };

/** A command, or a transition of a document with its method. */
type Sent<A> = Pick<Command, 'fields' | 'method' | 'path'> & { answer?: A | Shapes; message?: string };

type CommandFormOptions<A extends Shape> = Omit<FormOptions, 'send' | 'sent'> & {
  initial?: FormValues;
  params?: Record<string, string>;
  /** Fields the form does not show. */
  extra?: FormValues;
  onDone?: (answer: Answer<WireOf<A>>) => void;
  /** What was done is said otherwise than by a toast, such as by the banner of a counter. */
  quiet?: boolean;
  /** The store that the act belongs to, where it is not the one in use. */
  portal?: string;
};

/** The form of a command: sends it, asks for approval when the server wants one, and tells the outcome. */
export function useCommandForm<A extends Shape>(
  command: Sent<A>,
  options: CommandFormOptions<A> = {},
): FormState {
  const { initial, params = {}, extra, onDone, quiet, portal, ...rest } = options;
  // What stands in the address is nothing that anybody types.
  const told = Object.keys(params).join(' ');
  const fields = useMemo(() => {
    const names = told.split(' ');
    return Object.fromEntries(Object.entries(command.fields).filter(([name]) => !names.includes(name)));
  }, [command, told]);
  return useDeclaredForm(fields, initial, {
    act: command,
    ...rest,
    send: async (values, key) => {
      const endpoint = { method: command.method, path: command.path, fields };
      const answer = await withApproval((detail_authorization) => {
        const body = { ...values, ...extra, ...(detail_authorization ? { detail_authorization } : {}) };
        return call<WireOf<A>>(endpoint, { params, body, key, ...(portal ? { portal } : {}) });
      });
      const message = answer.message ?? command.message;
      if (message && !quiet) toastSuccess(message);
      return answer;
    },
    ...(onDone ? { sent: onDone } : {}),
  });
}

type FrameProps = {
  form: FormState;
  children: ReactNode;
  label?: string;
  className?: string | undefined;
  /** One of several parts of a form that something around them is attached to. */
  part?: boolean;
  /** In the place of sending, such as asking for money first. */
  onSubmit?: () => void;
};

export function FormFrame({ form, children, label, className, part, onSubmit }: FrameProps) {
  const beside = useCtrlEnterBeside();
  return (
    <form
      ref={(element) => {
        if (!part) form.attach(element);
        beside.current = element;
      }}
      noValidate
      className={className}
      aria-label={label}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        if (onSubmit) onSubmit();
        else void form.submit();
      }}
    >
      {children}
    </form>
  );
}

const WIDE = new Set(['catatan', 'daftar', 'foto']);

type DeclaredFormProps = {
  form: FormState;
  /** Columns of the grid; one on phones. */
  columns?: number;
  /** Only these fields, in this order. */
  names?: readonly string[];
  /** Shown but not editable, such as the key of an existing row. */
  locked?: readonly string[];
  /** Asked for as things stand now, although the declaration can do without. */
  needed?: readonly string[];
  label?: string;
  /** The field with the caret; true: the first. */
  autoFocus?: boolean | string;
  /** Buttons and anything below the fields. */
  children?: ReactNode;
};

/** All writable fields of the declaration in one grid, under a summary of what is wrong. */
export function DeclaredForm({
  form,
  columns = 1,
  names,
  locked = [],
  needed = [],
  label,
  autoFocus = false,
  children,
}: DeclaredFormProps) {
  const asked = names ?? Object.keys(form.fields).filter((name) => !form.fields[name]?.readOnly);
  // The account that money leaves stands with what is transferred.
  const pays = asked.some((name) => form.fields[name]?.paysOut);
  const shown = asked.filter(
    (name) =>
      (!form.fields[name]?.bilaDiminta || form.wanted.includes(name)) && !(pays && name === 'no_rekening'),
  );
  const caret = autoFocus === true ? shown.find((name) => !locked.includes(name)) : autoFocus;
  return (
    <FormFrame form={form} {...(label ? { label } : {})}>
      <ErrorSummary form={form} names={shown} />
      <div className={css.grid} style={{ '--lajur': columns } as CSSProperties}>
        {shown.map((name) => {
          const { kind = 'teks', sums } = form.fields[name] ?? {};
          const wide = sums || WIDE.has(kind);
          return (
            <div key={name} className={wide ? css.wide : kind === 'ya' ? css.check : undefined}>
              <InputOf
                form={form}
                name={name}
                readOnly={locked.includes(name)}
                {...(needed.includes(name) ? { required: true } : {})}
                autoFocus={name === caret}
              />
            </div>
          );
        })}
      </div>
      {form.asked && <Answered asked={form.asked} values={form.values} />}
      {children}
    </FormFrame>
  );
}

/** Errors in words, each leading to its field. One error beside its field needs no summary. */
export function ErrorSummary({ form, names }: { form: FormState; names: readonly string[] }) {
  const { t } = useTranslation();
  const errors = orderedErrors(form.errors, names);
  const hidden = errors.some(({ path }) => !names.includes(path));
  if (errors.length === 0 || (errors.length === 1 && !hidden)) return null;
  return (
    <Alert color="merah" mb="sm" py="xs" title={t('formulir.adaYangSalah', { jumlah: errors.length })}>
      <ul className={css.summary}>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <button type="button" className={css.jump} onClick={() => form.focus(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type SubmitButtonProps = Omit<ButtonProps, 'loading' | 'type'> & {
  form: FormState;
  autoFocus?: boolean;
  children?: ReactNode;
};

/** The primary act of a form, shut with the reason where it was taken away. It takes the focus after the last field and says while it sends. */
export function SubmitButton({ form, children, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation();
  const shut = useShut(form.act);
  return (
    <Button
      title="Ctrl+Enter"
      {...rest}
      {...shut}
      type="button"
      data-utama
      loading={form.sending}
      onClick={() => void form.submit()}
    >
      {children ?? t('formulir.simpan')}
    </Button>
  );
}

/** Leaving the page with typed values asks first; closing the tab lets the browser ask. */
export function useUnsavedGuard(dirty: boolean): void {
  const ask = useLeaveQuestion();
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty,
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
  });
}

/** The question itself, for drawers and modals that hold a form. True: leave. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useTranslation();
  return () =>
    confirm({
      title: t('formulir.belumDisimpan'),
      text: t('formulir.buangPerubahan'),
      yes: t('formulir.buang'),
      no: t('formulir.lanjutMengisi'),
      danger: true,
    });
}
