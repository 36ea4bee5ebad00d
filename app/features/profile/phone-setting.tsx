import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting, SettingDisclosure } from './settings-group'

type PhoneSettingProps = { phone: string | null; children: ReactNode }

/** The phone, with the form that binds or replaces it. */
export function PhoneSetting({ phone, children }: PhoneSettingProps) {
  const { t } = useTranslation('profile')
  const value = phone ?? <span className="font-normal text-subtle-foreground">{t('unbound')}</span>
  return (
    <Setting label={t('phone')} value={value}>
      <SettingDisclosure title={t(phone ? 'changePhone' : 'bindPhone')} open={false}>
        {children}
      </SettingDisclosure>
    </Setting>
  )
}
