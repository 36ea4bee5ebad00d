import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'

/** The first place of every menu: a new resume. */
export function CreateLink({ className }: { className?: string }) {
  const { t } = useTranslation('layout')
  return (
    <Link to="/resume/create" className={buttonVariants({ variant: 'secondary', className })}>
      <Plus aria-hidden />
      {t('create')}
    </Link>
  )
}
