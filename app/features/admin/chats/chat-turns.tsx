import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { Card } from '#app/components/ui/card'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminTurn } from '#contract/admin/admin-chat'
import { TokenUsage } from './token-usage'

const variants = { running: 'info', done: 'success', stopped: 'secondary', failed: 'destructive' } as const

/** Questions and answers as plain text: no markup in them is rendered. */
export function ChatTurns({ turns }: { turns: AdminTurn[] }) {
  const { t } = useTranslation(['admin-chats', 'chat'])
  const { formatDateTime } = useFormatters()
  return (
    <ol className="grid gap-4">
      {turns.map((turn) => (
        <li key={turn.id}>
          <Card className="overflow-hidden">
            <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-5 py-3 text-sm">
              <span className="text-subtle-foreground tabular-nums">#{turn.number}</span>
              <Badge variant={variants[turn.state]}>{t(`states.${turn.state}`)}</Badge>
              {turn.prompt ? <Badge>{t(`chat:prompts.${turn.prompt}`)}</Badge> : null}
              {turn.resume ? (
                <span className="min-w-0 break-words text-muted-foreground">
                  {t('resume', { title: turn.resume.title })}
                </span>
              ) : null}
              <span className="ml-auto text-subtle-foreground tabular-nums">
                {formatDateTime(turn.askedAt)}
              </span>
            </header>
            {turn.question ? <Message author={t('asked')} text={turn.question} /> : null}
            {turn.job ? <Message author={t('job')} text={turn.job} /> : null}
            <Message
              author={t('answered')}
              text={turn.answer || t('gaveNothing')}
              isFaint={turn.answer === ''}
              problem={turn.problem ? t(`chat:problems.${turn.problem}`) : undefined}
            />
            <TurnCost turn={turn} />
          </Card>
        </li>
      ))}
    </ol>
  )
}

type MessageProps = { author: string; text: string; isFaint?: boolean; problem?: string }

function Message({ author, text, isFaint = false, problem }: MessageProps) {
  return (
    <div className="px-5 py-3.5 text-sm">
      <h3 className="text-subtle-foreground">{author}</h3>
      <p
        className={`mt-1 leading-6 break-words whitespace-pre-wrap ${isFaint ? 'text-subtle-foreground' : ''}`}
      >
        {text}
      </p>
      {problem ? <p className="mt-2 text-destructive">{problem}</p> : null}
    </div>
  )
}

function TurnCost({ turn }: { turn: AdminTurn }) {
  const { t } = useTranslation('admin-chats')
  const { formatNumber } = useFormatters()
  return (
    <footer className="flex flex-wrap gap-x-5 gap-y-1 bg-muted px-5 py-2.5 text-xs text-muted-foreground tabular-nums">
      <span>{turn.points > 0 ? t('paid', { number: formatNumber(turn.points) }) : t('free')}</span>
      <span>
        {t('tokens')} <TokenUsage usage={turn} />
      </span>
      {turn.firstMs === null ? null : <span>{t('first', { ms: formatNumber(turn.firstMs) })}</span>}
      <span className="break-all">
        {t('model')} {turn.model}
      </span>
    </footer>
  )
}
