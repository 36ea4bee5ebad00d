import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import type { ChatView } from './chat.server'

type ChatListProps = Pick<ChatView, 'sessions' | 'chat'>

/** The list of chats: beside the page on wide screens, else a disclosure above it. */
export function ChatList({ sessions, chat }: ChatListProps) {
  const { t } = useTranslation('chat')
  return (
    <nav
      aria-label={t('sessions.title')}
      className="max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2"
    >
      <Link
        to="/resume/chat"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'lg:w-full' })}
      >
        <Plus aria-hidden />
        {t('sessions.new')}
      </Link>
      <div className="mt-3 max-h-[60vh] overflow-y-auto max-lg:hidden">
        <Sessions sessions={sessions} chat={chat} />
      </div>
      {sessions.length > 0 ? (
        // Beside the button while folded, below it when open.
        <details className="min-w-0 open:basis-full lg:hidden">
          <summary className="flex min-h-9 w-fit cursor-pointer items-center text-sm text-muted-foreground underline decoration-border-strong underline-offset-4 hover:text-foreground">
            {t('sessions.all', { count: sessions.length })}
          </summary>
          <div className="mt-2 max-h-64 overflow-y-auto">
            <Sessions sessions={sessions} chat={chat} />
          </div>
        </details>
      ) : null}
    </nav>
  )
}

function Sessions({ sessions, chat }: ChatListProps) {
  const { t } = useTranslation('chat')
  if (sessions.length === 0)
    return <p className="px-2.5 py-2 text-sm text-subtle-foreground">{t('sessions.none')}</p>
  return (
    <ul className="space-y-0.5">
      {sessions.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/resume/chat?chat=${id}`}
            aria-current={id === chat?.id ? 'page' : undefined}
            className={cn(
              'block truncate rounded-md px-2.5 py-2 text-sm text-muted-foreground hover:bg-accent hover:text-foreground',
              id === chat?.id && 'bg-accent font-medium text-foreground',
            )}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
