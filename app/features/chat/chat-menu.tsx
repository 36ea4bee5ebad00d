import { Form } from '@remix-run/react'
import { Download, MoreHorizontal, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { Menu } from '#app/components/ui/menu'
import { ChatLimits } from '#contract/chat-words'

/** What can be done with a whole talk. */
export function ChatMenu({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  const action = `/resume/chat?chat=${id}`
  return (
    <Menu
      label={t('chat.sessions.title')}
      panelClassName="w-72 p-3"
      summaryClassName={buttonVariants({ look: 'quiet', size: 'tiny' })}
      summary={<MoreHorizontal aria-hidden />}
    >
      <Form method="post" action={action} key={title} className="flex items-end gap-2">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <label className="min-w-0 grow text-xs text-ink-faint">
          {t('chat.sessions.name')}
          <Input
            name="title"
            defaultValue={title}
            maxLength={ChatLimits.title}
            required
            className="mt-1 h-9"
          />
        </label>
        <Button type="submit" look="outline" size="small" className="h-9">
          {t('chat.sessions.save')}
        </Button>
      </Form>
      <a
        href={`/resume/chat/export?chat=${id}`}
        download
        className={buttonVariants({ look: 'quiet', size: 'small', className: 'mt-2 w-full justify-start' })}
      >
        <Download aria-hidden />
        {t('chat.sessions.export')}
      </a>
      <details className="mt-1 border-t border-line pt-1">
        <summary
          className={buttonVariants({
            look: 'danger',
            size: 'small',
            className: 'w-full cursor-pointer list-none justify-start',
          })}
        >
          <Trash2 aria-hidden />
          {t('chat.sessions.erase')}
        </summary>
        <Form method="post" action={action} className="mt-1 flex items-center justify-between gap-2 px-2.5">
          <input type="hidden" name="intent" value="erase" />
          <input type="hidden" name="id" value={id} />
          <p className="text-sm text-ink-soft">{t('chat.sessions.eraseText')}</p>
          <Button type="submit" look="destroy" size="small">
            {t('chat.sessions.erase')}
          </Button>
        </Form>
      </details>
    </Menu>
  )
}
