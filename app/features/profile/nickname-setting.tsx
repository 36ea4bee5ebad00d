import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/text-field'
import { nicknameLength } from '#contract/profile'
import { IntentButton, PostedForm, postedOf, useFieldError } from './posted-form'
import type { Posted } from './profile-command.server'
import { Setting, Unfolding } from './settings'

type NicknameSettingProps = { nickname: string; posted?: Posted }

export function NicknameSetting({ nickname, posted }: NicknameSettingProps) {
  const { t } = useTranslation()
  const own = postedOf(posted, 'rename')
  const error = useFieldError(own, 'nickname')
  return (
    <Setting label={t('profile.nickname')} value={nickname}>
      <Unfolding title={t('profile.change')} open={Boolean(own)}>
        <PostedForm posted={own}>
          <TextField
            name="nickname"
            label={t('profile.newNickname')}
            error={error}
            defaultValue={own?.typed.nickname ?? nickname}
            maxLength={nicknameLength}
            autoComplete="nickname"
          />
          <IntentButton intent="rename">{t('profile.save')}</IntentButton>
        </PostedForm>
      </Unfolding>
    </Setting>
  )
}
