import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting, SettingDisclosure } from './settings-group'

type PhoneSettingProps = { phone: string | null; children: ReactNode }

/** The phone, and the form that binds one or another in its place. */
export function PhoneSetting({ phone, children }: PhoneSettingProps) {
  const { t } = useTranslation()
  const value = phone ?? <span className="font-normal text-subtle-foreground">{t('profile.unbound')}</span>
  return (
    <Setting label={t('profile.phone')} value={value}>
      <SettingDisclosure title={t(phone ? 'profile.changePhone' : 'profile.bindPhone')} open={false}>
        {children}
      </SettingDisclosure>
    </Setting>
  )
}
