import { Form } from '@remix-run/react'
import { Download, MoreHorizontal, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { DropdownMenu } from '#app/components/ui/dropdown-menu'
import { ChatLimits } from '#contract/chat/chat-constants'

/** The menu of a chat: rename, export, delete. */
export function ChatMenu({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('chat')
  const action = `/resume/chat?chat=${id}`
  return (
    <DropdownMenu
      label={t('sessions.title')}
      panelClassName="w-72 p-3"
      triggerClassName={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
      trigger={<MoreHorizontal aria-hidden />}
    >
      <Form method="post" action={action} key={title} className="flex items-end gap-2">
        <HiddenFields values={{ intent: 'rename', id }} />
        <label className="min-w-0 grow text-xs text-subtle-foreground">
          {t('sessions.name')}
          <Input
            name="title"
            defaultValue={title}
            maxLength={ChatLimits.title}
            required
            className="mt-1 h-9"
          />
        </label>
        <Button type="submit" variant="outline" size="sm" className="h-9">
          {t('sessions.save')}
        </Button>
      </Form>
      <a
        href={`/resume/chat/export?chat=${id}`}
        download
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'mt-2 w-full justify-start' })}
      >
        <Download aria-hidden />
        {t('sessions.export')}
      </a>
      <details className="mt-1 border-t border-border pt-1">
        <summary
          className={buttonVariants({
            variant: 'ghost-destructive',
            size: 'sm',
            className: 'w-full cursor-pointer list-none justify-start',
          })}
        >
          <Trash2 aria-hidden />
          {t('sessions.erase')}
        </summary>
        <Form method="post" action={action} className="mt-1 flex items-center justify-between gap-2 px-2.5">
          <HiddenFields values={{ intent: 'erase', id }} />
          <p className="text-sm text-muted-foreground">{t('sessions.eraseText')}</p>
          <Button type="submit" variant="destructive" size="sm">
            {t('sessions.erase')}
          </Button>
        </Form>
      </details>
    </DropdownMenu>
  )
}
