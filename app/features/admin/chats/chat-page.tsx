import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { Badge } from '#app/components/ui/badge'
import { buttonVariants } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { FormResult } from '#app/api-client/form-result'
import { FormProblem } from '#app/features/admin/admin-form'
import { BackLink } from '#app/features/admin/back-link'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { ChatTurns } from './chat-turns'
import type { ChatView } from './chats.server'
import { AdminDescriptionList, AdminSection } from '#app/features/admin/admin-section'
import { OwnerLink } from '#app/features/admin/owner-link'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import { TokenUsage } from './token-usage'

type AdminChatPageProps = { view: ChatView; result: FormResult | undefined }

/** A user's chat with the assistant: its turns, its usage and the flag an admin can set. */
export function AdminChatPage({ view: { chat, confirmingAction: step }, result }: AdminChatPageProps) {
  const { t } = useTranslation('admin-chats')
  const { formatDateTime, formatNumber } = useFormatters()
  const path = `/admin/ai-chat-sessions/${chat.id}`
  const nextAction = chat.flagged ? 'unflag' : 'flag'
  return (
    <>
      <BackLink to="/admin/ai-chat-sessions">{t('back')}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl font-semibold tracking-tight break-words sm:text-3xl">{chat.title}</h1>
        {chat.resumeId === null ? null : <Badge variant="info">{t('proposals')}</Badge>}
        {chat.flagged ? <Badge variant="destructive">{t('flagged')}</Badge> : null}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">{t('opened')}</p>
      {step ? (
        <ConfirmAction
          key={step}
          title={t(`ask.${step}`)}
          text={t(`what.${step}`)}
          action={`${path}?do=${step}`}
          result={result}
          hidden={{ to: step }}
          submitLabel={t(`press.${step}`)}
          cancelUrl={path}
          className="mt-5"
        />
      ) : (
        <>
          <FormProblem result={result} />
          <Link
            to={`${path}?do=${nextAction}`}
            preventScrollReset
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-5' })}
          >
            {t(`do.${nextAction}`)}
          </Link>
        </>
      )}
      <div className="grid gap-x-8 xl:grid-cols-[1fr_20rem] xl:items-start">
        <AdminSection title={t('turns')}>
          <ChatTurns turns={chat.turns} />
        </AdminSection>
        <div className="min-w-0">
          <AdminSection title={t('facts')}>
            <AdminDescriptionList
              items={[
                [t('owner'), <OwnerLink key="owner" owner={chat.owner} />],
                [t('id'), chat.id],
                [t('questions'), formatNumber(chat.questions)],
                [t('failures'), formatNumber(chat.failures)],
                [t('points'), formatNumber(chat.points)],
                [t('tokens'), <TokenUsage key="tokens" usage={chat} />],
                [t('created'), formatDateTime(chat.createdAt)],
                [t('updated'), formatDateTime(chat.updatedAt)],
              ]}
            />
          </AdminSection>
          <AuditList lines={chat.history} />
        </div>
      </div>
    </>
  )
}
