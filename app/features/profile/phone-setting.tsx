import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/text-field'
import { CodeField } from './code-field'
import { EnterPresses, IntentButton, PostedForm, postedOf, useFieldError } from './posted-form'
import type { Posted } from './profile-command.server'
import { Setting, Unfolding } from './settings'

type PhoneSettingProps = { phone: string | null; posted?: Posted; said?: string }

/** Binds a phone, or another one, by a code sent to it. */
export function PhoneSetting({ phone, posted, said }: PhoneSettingProps) {
  const { t } = useTranslation()
  const own = postedOf(posted, 'sendBindCode', 'bindPhone')
  const error = useFieldError(own, 'phone')
  const value = phone ?? <span className="font-normal text-ink-faint">{t('profile.unbound')}</span>
  return (
    <Setting label={t('profile.phone')} value={value} said={said}>
      <Unfolding title={t(phone ? 'profile.changePhone' : 'profile.bindPhone')} open={Boolean(own)}>
        <PostedForm posted={own}>
          <EnterPresses intent={own ? 'bindPhone' : 'sendBindCode'} />
          <TextField
            name="phone"
            label={t(phone ? 'profile.newPhone' : 'profile.phone')}
            error={error}
            defaultValue={own?.typed.phone}
            type="tel"
            autoComplete="tel-national"
            placeholder={t('profile.phonePlaceholder')}
          />
          <CodeField sends="sendBindCode" posted={own} />
          <IntentButton intent="bindPhone">{t('profile.bind')}</IntentButton>
        </PostedForm>
      </Unfolding>
    </Setting>
  )
}
