/** The sheet where a document of a counter is paid, or pays out: what is asked with the money, and who agrees, in place. F9 sends. */
import type { Act } from '../act-places.ts';
import type { ApiError } from '../api.ts';
import { useApproval } from '../approval/approval.ts';
import { ApprovalHost } from '../approval/approval-host.tsx';
import { ErrorSummary, FormFrame, type FormState, InputOf } from '../form/form.tsx';
import { kalimat } from '../language/istilah.ts';
import css from './entry.module.css';
import { useSheetKeys } from './sheet-keys.ts';
import { SheetBody, SheetError, SheetFoot, SideSheet } from './side-sheet.tsx';

type MoneyProps = {
  form: FormState;
  names: readonly string[];
  act: string;
  about: string;
  /** What the bar says. */
  total: number;
  guarded: Act;
  wrong: ApiError | null;
  onClose: () => void;
};

export function MoneySheet({ form, names, act, about, total, guarded, wrong, onClose }: MoneyProps) {
  const asking = useApproval((approval) => approval.pending !== null);
  const back = () => {
    if (!form.sending) onClose();
  };
  // Nothing is typed: the caret begins at the act.
  const nothing = total <= 0 || names.every((name) => form.fields[name]?.paysOut);
  const caret = names.find((name) => !form.fields[name]?.paysOut);
  useSheetKeys({ confirm: () => void form.submit(), back });
  return (
    <SideSheet title={act} about={about} onClose={back} busy={form.sending}>
      <SheetBody>
        <ApprovalHost />
        {/* What was typed stays while somebody is asked. */}
        <div hidden={asking}>
          <FormFrame form={form} part label={act} className={css.money}>
            <ErrorSummary form={form} names={names} />
            {names.map((name) => (
              <InputOf key={name} form={form} name={name} autoFocus={name === caret} />
            ))}
          </FormFrame>
        </div>
      </SheetBody>
      <SheetFoot
        wrong={wrong && <SheetError text={kalimat(wrong.message)} code={wrong.code} />}
        act={act}
        onAct={() => void form.submit()}
        guarded={guarded}
        color="emas"
        busy={form.sending}
        hidden={asking}
        first={nothing}
      />
    </SideSheet>
  );
}
