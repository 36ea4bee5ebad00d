import { Form, Link } from '@remix-run/react'
import { Copy, FileJson, History, MoreHorizontal, Pencil, Share2, Tag, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { DropdownMenu, dropdownMenuItemClassName } from '#app/components/ui/dropdown-menu'
import type { ResumeSummary } from '#contract/resume/stored-resume'
import { resumeListUrl, type ResumeListQuery } from './list-query'

type ResumeMenuProps = { resume: ResumeSummary; query: ResumeListQuery; hasTags: boolean }

/** The actions on a resume besides editing and downloading, which its card shows. */
export function ResumeMenu({ resume: { id, title }, query, hasTags }: ResumeMenuProps) {
  const { t } = useTranslation('my-resumes')
  const listPageUrl = resumeListUrl(query)
  return (
    <DropdownMenu
      label={t('more', { title })}
      trigger={<MoreHorizontal aria-hidden />}
      triggerClassName={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
    >
      <Link
        to={resumeListUrl(query, { rename: id })}
        preventScrollReset
        className={dropdownMenuItemClassName}
      >
        <Pencil aria-hidden />
        {t('rename')}
      </Link>
      {hasTags ? (
        <Link
          to={resumeListUrl(query, { retag: id })}
          preventScrollReset
          className={dropdownMenuItemClassName}
        >
          <Tag aria-hidden />
          {t('tags.edit')}
        </Link>
      ) : null}
      <Form method="post" action={listPageUrl} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="duplicate" className={dropdownMenuItemClassName}>
          <Copy aria-hidden />
          {t('duplicate')}
        </button>
      </Form>
      <Link to={`/resume/share/${id}`} className={dropdownMenuItemClassName}>
        <Share2 aria-hidden />
        {t('share')}
      </Link>
      <Link to={`/resume/versions/${id}`} className={dropdownMenuItemClassName}>
        <History aria-hidden />
        {t('versions')}
      </Link>
      <a href={`/resume/export/${id}`} download className={dropdownMenuItemClassName}>
        <FileJson aria-hidden />
        {t('export')}
      </a>
      <Form method="post" action={listPageUrl} preventScrollReset className="border-t border-border pt-1">
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="bin"
          className={`${dropdownMenuItemClassName} text-destructive`}
        >
          <Trash2 aria-hidden />
          {t('bin')}
        </button>
      </Form>
    </DropdownMenu>
  )
}
