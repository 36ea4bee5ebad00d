import { useTranslation } from 'react-i18next'
import type { Profile } from '#contract/profile'

/** An account as its owner sees it. */
export function ProfilePage({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('profile.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('profile.lead')}</p>
      <dl className="mt-8 grid max-w-2xl grid-cols-[6rem_1fr] gap-y-3 rounded-lg border border-line bg-surface p-5 text-sm">
        <dt className="text-ink-soft">{t('profile.nickname')}</dt>
        <dd>{profile.nickname}</dd>
        <dt className="text-ink-soft">{t('profile.phone')}</dt>
        <dd>{profile.phone ?? t('profile.noPhone')}</dd>
      </dl>
    </>
  )
}
