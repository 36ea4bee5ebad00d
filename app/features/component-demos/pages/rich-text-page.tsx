import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const grammar = {
  marks: '**加粗** *斜体* <u>下划线</u> [文字](https://…)',
  lists: '- 要点\n  - 深一层\n1. 编号',
  paragraphs: '第一段\n\n第二段',
}

type RichTextPageProps = {
  /** The editor's field for such a text, and the page it is typeset on. */
  field: ReactNode
  page: ReactNode
}

export function RichTextPage({ field, page }: RichTextPageProps) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="quill">
      <DemoSection title={t('quill.text')} isUnframed className="grid gap-6 md:grid-cols-2">
        <div className="self-start rounded-lg border border-border bg-card p-4">{field}</div>
        {page}
      </DemoSection>
      <DemoSection title={t('quill.grammar')}>
        <dl className="grid gap-4 sm:grid-cols-3">
          {(Object.keys(grammar) as (keyof typeof grammar)[]).map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted-foreground">{t(`quill.${name}`)}</dt>
              <dd>
                <pre className="mt-1 rounded-md bg-muted p-3 text-xs whitespace-pre-wrap">
                  {grammar[name]}
                </pre>
              </dd>
            </div>
          ))}
        </dl>
      </DemoSection>
    </DemoPage>
  )
}
