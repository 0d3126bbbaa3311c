/** A field of a password: what shows it is named in the language of the screen. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** `eyeByKey`: Tab stops at the eye, too, where there is time to look. */
export function SandiInput({ eyeByKey = false, ...props }: PasswordInputProps & { eyeByKey?: boolean }) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': t('login.tampilkan'), tabIndex: eyeByKey ? 0 : -1 }}
    />
  );
}
