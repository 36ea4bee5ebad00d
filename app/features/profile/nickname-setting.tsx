import { useTranslation } from 'react-i18next'
import { CheckedField } from '#app/components/checked-field'
import { isBlank } from '#app/components/ui/typed-value'
import { sayProblem } from '#contract/problems'
import { nicknameLength } from '#contract/profile'
import { IntentButton } from './intent-button'
import { PostedForm, postedOf, useFieldError } from './posted-form'
import type { Posted } from './profile-command.server'
import { Setting, Unfolding } from './settings'

type NicknameSettingProps = { nickname: string; posted?: Posted }

export function NicknameSetting({ nickname, posted }: NicknameSettingProps) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const own = postedOf(posted, 'rename')
  const error = useFieldError(own, 'nickname')
  return (
    <Setting label={t('profile.nickname')} value={nickname}>
      <Unfolding title={t('profile.change')} open={Boolean(own)}>
        <PostedForm posted={own}>
          <CheckedField
            trim
            name="nickname"
            label={t('profile.newNickname')}
            error={error}
            defaultValue={own?.typed.nickname ?? nickname}
            maxLength={nicknameLength}
            autoComplete="nickname"
            check={(typed) => (isBlank(typed) ? sayProblem('required', language) : undefined)}
          />
          <IntentButton intent="rename">{t('profile.save')}</IntentButton>
        </PostedForm>
      </Unfolding>
    </Setting>
  )
}
