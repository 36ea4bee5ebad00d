import { Form, Link } from '@remix-run/react'
import { Copy, FileDown, FileJson, History, MoreHorizontal, Pencil, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Menu, menuItemLook } from '#app/components/ui/menu'
import type { ResumeSummary } from '#contract/stored-resume'
import { shelfAddress, type ShelfQuery } from './shelf-query'

type ResumeMenuProps = { resume: ResumeSummary; query: ShelfQuery }

/** What can be done with a resume besides writing it. */
export function ResumeMenu({ resume: { id, title }, query }: ResumeMenuProps) {
  const { t } = useTranslation()
  const here = shelfAddress(query)
  return (
    <Menu
      label={t('myResumes.more', { title })}
      summary={<MoreHorizontal aria-hidden />}
      summaryClassName={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
    >
      <Link to={`/resume/download?resume=${id}`} className={menuItemLook}>
        <FileDown aria-hidden />
        {t('myResumes.download')}
      </Link>
      <Link to={shelfAddress(query, { rename: id })} preventScrollReset className={menuItemLook}>
        <Pencil aria-hidden />
        {t('myResumes.rename')}
      </Link>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="duplicate" className={menuItemLook}>
          <Copy aria-hidden />
          {t('myResumes.duplicate')}
        </button>
      </Form>
      <Link to={`/resume/share/${id}`} className={menuItemLook}>
        <Share2 aria-hidden />
        {t('myResumes.share')}
      </Link>
      <Link to={`/resume/versions/${id}`} className={menuItemLook}>
        <History aria-hidden />
        {t('myResumes.versions')}
      </Link>
      <a href={`/resume/export/${id}`} download className={menuItemLook}>
        <FileJson aria-hidden />
        {t('myResumes.export')}
      </a>
      <Form method="post" action={here} preventScrollReset className="border-t border-border pt-1">
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="bin" className={`${menuItemLook} text-destructive`}>
          <Trash2 aria-hidden />
          {t('myResumes.bin')}
        </button>
      </Form>
    </Menu>
  )
}
