/** The scan field: what a scanner or a person types, ended by Enter, or by the Tab of a scanner. A ring says that it listens. */
import { Kbd } from '@mantine/core';
import { kodeScan } from '@mustika/kernel/text/scan-text.ts';
import { IconBarcode } from '@tabler/icons-react';
import { type AriaAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { feed, NO_BURST } from './burst.ts';
import { useScanDevice } from './device.ts';
import css from './scan.module.css';
import { useScanFocus } from './scan-focus.ts';

/** As long as the code of a piece, and no word. */
const WHOLE_CODE = /^(?=.*\d)\S{8,}$/;

type ScanFieldProps = {
  label: string;
  /** Words beside the dot while the field listens. */
  readyText: string;
  placeholder: string;
  value: string;
  onValue: (text: string) => void;
  /** Enter in the field, or a whole scan while something else had the caret; `read` says that keys came as fast as a reader's. */
  onScan: (code: string, read: boolean) => void;
  /** Keys the screen wants before Enter is taken as the end of a code; true: it was used. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /** Said below the field: an error in red, or what happened last. */
  message?: { text: string; error: boolean } | null;
  busy?: boolean;
  disabled?: boolean;
  aria?: AriaAttributes & { role?: 'combobox' };
  /** Floats below the field. */
  children?: ReactNode;
};

export function ScanField(props: ScanFieldProps) {
  const { label, value, message, busy = false, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState(false);
  useScanFocus(input, (code) => props.onScan(code, true));
  const burst = useRef(NO_BURST);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, timeStamp: at, ctrlKey, altKey, metaKey, repeat } = event.nativeEvent;
    const fed = feed(
      burst.current,
      { key, at, byHand: ctrlKey || altKey || metaKey || repeat },
      useScanDevice.getState().gap,
    );
    burst.current = fed.burst;
    const code = kodeScan(event.currentTarget.value);
    const read = fed.code !== undefined && kodeScan(fed.code) === code;
    // The end of a code that was read is no answer to a list that is open, nor does it wait for one: one code in eleven has no figure.
    if ((!read && props.onKey?.(event)) || event.nativeEvent.isComposing) return;
    // Some scanners end a code with Tab; whoever leaves a word behind leaves the field.
    const ends = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && WHOLE_CODE.test(code));
    if (!ends) return;
    // Of a form that has others, an empty one is left; Ctrl+Enter is the form's.
    if (code === '' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    props.onScan(code, read);
    event.currentTarget.select();
  };
  return (
    <div className={css.place}>
      <div className={css.field} data-ready={ready || undefined} data-error={message?.error || undefined}>
        <IconBarcode size={20} stroke={1.6} aria-hidden />
        <input
          ref={input}
          type="text"
          aria-label={label}
          data-siap-scan
          // A drawer gives the caret to what asks for it, else to its first field.
          data-autofocus
          aria-describedby="pesan-pindai"
          aria-invalid={message?.error || undefined}
          {...props.aria}
          className={css.input}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          value={value}
          readOnly={disabled}
          onChange={(event) => props.onValue(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setReady(true)}
          onBlur={() => setReady(false)}
        />
        <span className={css.state} data-busy={busy || undefined}>
          {ready ? props.readyText : <Kbd size="xs">F2</Kbd>}
          <i aria-hidden />
        </span>
      </div>
      <div
        id="pesan-pindai"
        className={css.message}
        data-error={message?.error || undefined}
        role="status"
        aria-live="assertive"
      >
        {message?.text}
      </div>
      {props.children}
    </div>
  );
}
