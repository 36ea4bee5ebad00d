import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { parseMonth } from '#contract/resume/month'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const spellings =
  '2020.09|2020/9|2020-09|2020年9月|202009|２０２０．０９|Sep 2020|至今|Present|2020.13|去年'.split('|')

/** `product`: the months of an entry in the editor. */
export function MonthsPage({ product }: { product: ReactNode }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="monthPicker">
      <DemoSection title={t('months.product')} className="max-w-xl">
        {product}
      </DemoSection>
      <DemoSection
        title={t('months.spellings')}
        isUnframed
        className="max-w-xl overflow-hidden rounded-lg border border-border"
      >
        <table className="w-full bg-card text-sm">
          <thead>
            <tr className="bg-muted text-left text-muted-foreground">
              <th className="px-4 py-2 font-medium">{t('months.typed')}</th>
              <th className="px-4 py-2 font-medium">{t('months.read')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {spellings.map((text) => (
              <tr key={text}>
                <td className="px-4 py-2">{text}</td>
                <td className="px-4 py-2">
                  {parseMonth(text) ?? <span className="text-subtle-foreground">{t('months.notRead')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DemoSection>
    </DemoPage>
  )
}
