import { getInputProps, useField } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { ValidatedField } from '#app/components/forms/validated-field'
import { isBlank } from '#app/components/ui/parsed-input/parse-input-value'
import { shownNickname } from '#app/i18n/shown-nickname'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { maxNicknameLength } from '#contract/account/profile'
import { IntentButton } from './intent-button'
import { SettingsForm, resultFor } from './settings-form'
import type { ProfileFormResult } from './profile-actions.server'
import { Setting, SettingDisclosure } from './settings-group'

type NicknameSettingProps = { nickname: string; result?: ProfileFormResult }

export function NicknameSetting({ nickname, result }: NicknameSettingProps) {
  const { t, i18n } = useTranslation('profile')
  const ownResult = resultFor(result, 'rename')
  return (
    <Setting label={t('nickname')} value={shownNickname(nickname, i18n.language)}>
      <SettingDisclosure title={t('change')} open={Boolean(ownResult)}>
        <SettingsForm result={ownResult}>
          <NicknameField nickname={nickname} />
          <IntentButton intent="rename">{t('save')}</IntentButton>
        </SettingsForm>
      </SettingDisclosure>
    </Setting>
  )
}

function NicknameField({ nickname }: { nickname: string }) {
  const { t } = useTranslation('profile')
  const errorText = useFieldErrorText()
  const [field] = useField<string>('nickname')
  return (
    <ValidatedField
      trim
      {...getInputProps(field, { type: 'text' })}
      label={t('newNickname')}
      error={field.errors?.[0]}
      defaultValue={field.initialValue ?? nickname}
      maxLength={maxNicknameLength}
      autoComplete="nickname"
      validate={(typed) => (isBlank(typed) ? errorText('required') : undefined)}
    />
  )
}
