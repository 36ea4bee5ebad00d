import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const scale = 'text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl text-6xl'.split(
  ' ',
)

/** A page in each typeface of resumes. */
export function FontsPage({ pageImages }: { pageImages: ReactNode }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="fonts">
      <DemoSection title={t('fonts.scale')} className="divide-y divide-border overflow-hidden py-0 sm:py-0">
        {scale.map((look) => (
          <p key={look} className="flex items-baseline gap-4 py-3">
            <code className="w-10 shrink-0 text-xs text-subtle-foreground">{look.slice('text-'.length)}</code>
            <span className={`min-w-0 truncate ${look}`}>{t('fonts.sample')}</span>
          </p>
        ))}
      </DemoSection>
      <DemoSection title={t('fonts.families')} className="grid gap-8 sm:grid-cols-2">
        {(['sans', 'serif'] as const).map((family) => (
          <div key={family}>
            <h3 className="text-sm text-subtle-foreground">{t(`fonts.${family}`)}</h3>
            {[400, 500, 600].map((fontWeight) => (
              <p
                key={fontWeight}
                className={`mt-3 ${family === 'sans' ? 'font-sans' : 'font-serif'}`}
                style={{ fontWeight }}
              >
                {t('fonts.paragraph')}
              </p>
            ))}
          </div>
        ))}
      </DemoSection>
      <DemoSection title={t('fonts.page')} text={t('fonts.pageText')} isUnframed>
        {pageImages}
      </DemoSection>
    </DemoPage>
  )
}
