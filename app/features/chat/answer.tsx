import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { toast } from '#app/components/ui/toast/toast-store'
import type { TurnView } from './chat.server'
import { TurnStatus } from './turn-status'

/** The assistant's answer. The copied text includes the AI label. */
export function Answer({ turn, children }: { turn: TurnView; children?: React.ReactNode }) {
  const { t, i18n } = useTranslation('chat')
  const label = i18n.language === 'en' ? `(${t('label')})` : `（${t('label')}）`
  const copy = () =>
    void navigator.clipboard.writeText(`${turn.answer}\n\n${label}`).then(() => toast(t('turn.copied')))
  return (
    <section aria-label={t('turn.assistant')} className="max-w-2xl">
      {turn.answer ? <AnswerText html={turn.html} /> : null}
      <TurnStatus turn={turn} />
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1">
        {turn.answer ? (
          <>
            <span className="mr-2 text-xs text-subtle-foreground">{t('label')}</span>
            <Button variant="ghost" size="sm" className="needs-script" onClick={copy}>
              <Copy aria-hidden />
              {t('turn.copy')}
            </Button>
          </>
        ) : null}
        {children}
      </div>
    </section>
  )
}

/** The HTML comes from `renderAnswer`, which escapes every tag of the text. */
export function AnswerText({ html }: { html: string }) {
  return <div className="article is-talk" dangerouslySetInnerHTML={{ __html: html }} />
}
