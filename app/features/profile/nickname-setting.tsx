import { useTranslation } from 'react-i18next'
import { ValidatedField } from '#app/components/forms/validated-field'
import { isBlank } from '#app/components/ui/text-input/parse-input-value'
import { formatFieldError } from '#contract/validation/field-error-codes'
import { maxNicknameLength } from '#contract/account/profile'
import { IntentButton } from './intent-button'
import { SettingsForm, resultFor, useFieldError } from './settings-form'
import type { ProfileFormResult } from './profile-actions.server'
import { Setting, SettingDisclosure } from './settings-group'

type NicknameSettingProps = { nickname: string; result?: ProfileFormResult }

export function NicknameSetting({ nickname, result }: NicknameSettingProps) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const ownResult = resultFor(result, 'rename')
  const error = useFieldError(ownResult, 'nickname')
  return (
    <Setting label={t('profile.nickname')} value={nickname}>
      <SettingDisclosure title={t('profile.change')} open={Boolean(ownResult)}>
        <SettingsForm result={ownResult}>
          <ValidatedField
            trim
            name="nickname"
            label={t('profile.newNickname')}
            error={error}
            defaultValue={ownResult?.submitted.nickname ?? nickname}
            maxLength={maxNicknameLength}
            autoComplete="nickname"
            validate={(typed) => (isBlank(typed) ? formatFieldError('required', language) : undefined)}
          />
          <IntentButton intent="rename">{t('profile.save')}</IntentButton>
        </SettingsForm>
      </SettingDisclosure>
    </Setting>
  )
}
