/**
 * Parts of a declared form that a domain brings: how it is paid, how it pays out, how a member is found. A field says that it wants
 * one (`pays`, `paysOut`, `member`); the web root names them.
 */
import type { ComponentType } from 'react';
import { useMay } from '../act.tsx';
import type { Act } from '../act-places.ts';
import { MENUNGGU } from '../fields/marks.ts';
import type { Later } from '../later.tsx';
import type { FormErrors } from './form-errors.ts';
import type { FormValues } from './form-values.ts';

export type PayingProps = {
  label: string;
  name: string;
  /** What is to be paid with money, in whole rupiah. */
  total: number;
  /** What was refused last. */
  error: string | undefined;
  autoFocus: boolean;
  /** The payments as they travel, and why they do not settle what is due; null when they do. */
  onChange: (rows: readonly object[], why: string | null) => void;
};

export type PayingOutProps = {
  name: string;
  /** What is handed over, in whole rupiah; nothing is asked where it is none. */
  total: number;
  values: FormValues;
  errors: FormErrors;
  /** What of it is transferred, and from which account. */
  onChange: (typed: FormValues) => void;
  /** Why that cannot be sent; null when it can. */
  onDoubt: (name: string, why: string | null) => void;
};

export type MemberSearchProps = {
  label: string;
  name: string;
  value: string | null;
  error: string | undefined;
  autoFocus: boolean;
  /** The telephone number that is typed beside it: whose it is, is said by itself. */
  phone: string | null;
  /** Somebody who is none yet can be made one beside it. */
  adds?: boolean;
  /** A member, his columns by name; or what was typed where nobody has that code. */
  onChange: (value: string | null, member?: FormValues) => void;
};

export type NewMemberProps = {
  /** What was typed of him: a name, or a telephone number. */
  typed: string;
  onDone: (member: FormValues) => void;
  onClose: () => void;
};

type Parts = {
  paying: Later<PayingProps>;
  payingOut: Later<PayingOutProps>;
  member: Later<MemberSearchProps>;
  /** What of a member's still runs, in a word beside his name. */
  memberMark: Later<{ kode_member: string | null }>;
  /** Adds one while he stands there; `add` is the call of it. */
  newMember: { form: Later<NewMemberProps>; add: Act };
  findMembers: (text: string, signal: AbortSignal) => Promise<readonly FormValues[]>;
};

let known: Parts | null = null;

/** Called once, before the first screen. */
export function knowParts(parts: Parts): void {
  known = parts;
}

/** A form that is sent before a part of it is there waits for it. */
const COMING = <span {...{ [MENUNGGU]: true }} />;

export function Paying(props: PayingProps) {
  const Known = known?.paying;
  return Known && <Known {...props} meanwhile={COMING} />;
}
export function PayingOut(props: PayingOutProps) {
  const Known = known?.payingOut;
  return Known && <Known {...props} meanwhile={COMING} />;
}
export function MemberSearch(props: MemberSearchProps) {
  const Known = known?.member;
  return Known && <Known {...props} meanwhile={COMING} />;
}
export const MemberMark: ComponentType<{ kode_member: string | null }> = (props) => {
  const Known = known?.memberMark;
  return Known && <Known {...props} />;
};

export function NewMember(props: NewMemberProps) {
  const Known = known?.newMember.form;
  return Known && <Known {...props} onFailed={props.onClose} />;
}
/** Whether members may be added from this screen. */
export function useMayAddMember(): boolean {
  const may = useMay();
  return known !== null && may(known.newMember.add);
}

/** Members that answer what is typed at a counter. */
export const findMembers: Parts['findMembers'] = async (text, signal) =>
  known ? known.findMembers(text, signal) : [];
