import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useFormatters } from '#app/i18n/use-formatters'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { ChatTurns } from './chat-turns'
import type { ChatView } from './chats.server'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { OwnerLink } from '#app/features/admin/owner-link'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import { TokenUsage } from './token-usage'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

type AdminChatPageProps = { view: ChatView; problem: string | undefined }

/** Somebody's talk with the assistant: what was said, what it took, and the mark an admin can put on it. */
export function AdminChatPage({ view: { chat, confirmingAction: step }, problem }: AdminChatPageProps) {
  const { chats } = useAdminTexts()
  const { formatDateTime, formatNumber } = useFormatters()
  const path = `/admin/ai-chat-sessions/${chat.id}`
  const nextAction = chat.flagged ? 'unflag' : 'flag'
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
        <ConfirmAction
          key={step}
          title={chats.ask[step]}
          text={chats.what[step]}
          action={`${path}?do=${step}`}
          submitLabel={chats.press[step]}
          name="to"
          value={step}
          cancelUrl={path}
          className="mt-5"
        />
      ) : (
        <Link
          to={`${path}?do=${nextAction}`}
          preventScrollReset
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-5' })}
        >
          {chats.do[nextAction]}
        </Link>
      )}
      <div className="grid gap-x-8 xl:grid-cols-[1fr_20rem] xl:items-start">
        <AdminSection title={chats.turns}>
          <ChatTurns turns={chat.turns} />
        </AdminSection>
        <div className="min-w-0">
          <AdminSection title={chats.facts}>
            <AdminDescriptionList
              items={[
                [chats.owner, <OwnerLink key="owner" owner={chat.owner} />],
                [chats.id, chat.id],
                [chats.questions, formatNumber(chat.questions)],
                [chats.failures, formatNumber(chat.failures)],
                [chats.points, formatNumber(chat.points)],
                [chats.tokens, <TokenUsage key="tokens" usage={chat} />],
                [chats.created, formatDateTime(chat.createdAt)],
                [chats.updated, formatDateTime(chat.updatedAt)],
              ]}
            />
          </AdminSection>
          <AuditList lines={chat.history} />
        </div>
      </div>
    </>
  )
}
