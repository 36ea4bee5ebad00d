import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PositionSearch } from '#app/components/position-search'
import { TitledSection } from '#app/components/titled-section'

/** The way that most people need: they know the position, and begin from what others write for it. */
export function StartWithPosition() {
  const { t } = useTranslation('create')
  return (
    <TitledSection
      id="position"
      title={t('position')}
      size="xl"
      className="mt-6 rounded-xl border border-border bg-card p-4 shadow-sm sm:p-7"
    >
      <p className="mt-1.5 leading-7 text-muted-foreground">{t('positionText')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <PositionSearch q="" action="/positions" isMain className="w-full max-w-xl" />
        <Link to="/positions" className="text-sm text-primary underline-offset-4 hover:underline">
          {t('allPositions')}
        </Link>
      </div>
    </TitledSection>
  )
}
