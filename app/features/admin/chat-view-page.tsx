import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormats } from '#app/components/use-formats'
import { AuditList } from './audit-list'
import { ChatTurns } from './chat-turns'
import type { ChatView } from './chats.server'
import { DeskFacts, DeskSection } from './desk-section'
import { OwnerLink } from './owner-link'
import { StepConfirm } from './step-confirm'
import { TokensUsed } from './tokens-used'
import { useDesk } from './use-desk'

type ChatViewPageProps = { view: ChatView; problem: string | undefined }

/** Somebody's talk with the assistant: what was said, what it took, and the mark an admin can put on it. */
export function ChatViewPage({ view: { chat, step }, problem }: ChatViewPageProps) {
  const { chats } = useDesk()
  const { moment, number } = useFormats()
  const path = `/admin/ai-chat-sessions/${chat.id}`
  const next = chat.flagged ? 'unflag' : 'flag'
  return (
    <>
      <Link
        to="/admin/ai-chat-sessions"
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}
      >
        <ArrowLeft aria-hidden />
        {chats.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold tracking-tight break-words sm:text-3xl">{chat.title}</h1>
        {chat.resumeId === null ? null : <Badge variant="info">{chats.proposals}</Badge>}
        {chat.flagged ? <Badge variant="destructive">{chats.flagged}</Badge> : null}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">{chats.opened}</p>
      {problem ? (
        <p
          role="alert"
          className="mt-4 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
        >
          {problem}
        </p>
      ) : null}
      {step ? (
        <StepConfirm
          key={step}
          title={chats.ask[step]}
          text={chats.what[step]}
          action={`${path}?do=${step}`}
          press={chats.press[step]}
          name="to"
          value={step}
          back={path}
          className="mt-5"
        />
      ) : (
        <Link
          to={`${path}?do=${next}`}
          preventScrollReset
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-5' })}
        >
          {chats.do[next]}
        </Link>
      )}
      <div className="grid gap-x-8 xl:grid-cols-[1fr_20rem] xl:items-start">
        <DeskSection title={chats.turns}>
          <ChatTurns turns={chat.turns} />
        </DeskSection>
        <div className="min-w-0">
          <DeskSection title={chats.facts}>
            <DeskFacts
              facts={[
                [chats.owner, <OwnerLink key="owner" owner={chat.owner} />],
                [chats.id, chat.id],
                [chats.questions, number(chat.questions)],
                [chats.failures, number(chat.failures)],
                [chats.points, number(chat.points)],
                [chats.tokens, <TokensUsed key="tokens" used={chat} />],
                [chats.created, moment(chat.createdAt)],
                [chats.updated, moment(chat.updatedAt)],
              ]}
            />
          </DeskSection>
          <AuditList lines={chat.history} />
        </div>
      </div>
    </>
  )
}
