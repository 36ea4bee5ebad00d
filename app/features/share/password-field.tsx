import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Checkbox } from '#app/components/ui/checkbox'
import { formatFieldError } from '#contract/validation/field-error-codes'
import type { ShareForm } from './share-form'

type PasswordFieldProps = { hasPassword: boolean; initialValues: ShareForm; problem?: string }

/** A password that is typed is wanted. Left empty, there is none, or the one there is stays until it is taken away. */
export function PasswordField({ hasPassword, initialValues, problem }: PasswordFieldProps) {
  const { t, i18n } = useTranslation()
  return (
    <div className="space-y-2">
      <TextField
        name="password"
        type="text"
        label={t(hasPassword ? 'share.newPassword' : 'share.password')}
        placeholder={t(hasPassword ? 'share.passwordKept' : 'share.passwordNone')}
        defaultValue={initialValues.password}
        autoComplete="off"
        maxLength={64}
        error={problem && formatFieldError(problem, i18n.language === 'en' ? 'en' : 'zh')}
      />
      {hasPassword ? (
        <Checkbox name="removesPassword" defaultChecked={initialValues.removesPassword}>
          <span>{t('share.removePassword')}</span>
        </Checkbox>
      ) : null}
    </div>
  )
}
