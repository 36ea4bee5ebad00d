import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Why nothing was made: the file, or the plan. What was pasted is not lost with it. */
export type Refusal = ({ problem: string } | { refusal: string }) & { pasted: string }

const problems = [
  'empty',
  'tooLarge',
  'tooLargeInside',
  'unknownKind',
  'oldWord',
  'notDocx',
  'notPdf',
  'lockedPdf',
  'scannedPdf',
  'tooManyPages',
  'notJson',
  'newerVersion',
  'noText',
  'tooMuchText',
  'tooSlow',
  'unreadable',
  'busy',
] as const

/** Under the field, in words. */
export function ImportProblem({ id, refused }: { id: string; refused: Refusal | undefined }) {
  const { t } = useTranslation()
  if (!refused) return null
  const problem = 'problem' in refused ? problems.find((one) => one === refused.problem) : undefined
  return (
    <div id={id} role="alert" className="mt-4 text-sm text-danger">
      <p>{'refusal' in refused ? refused.refusal : t(`exchange.problems.${problem ?? 'unreadable'}`)}</p>
      {'refusal' in refused ? (
        <p className="mt-1 flex flex-wrap justify-center gap-x-3">
          <Link to="/resume/my" className="font-medium underline">
            {t('create.fullLink')}
          </Link>
          <Link to="/resume/my?upgrade=resumes" className="font-medium underline">
            {t('create.fullUpgrade')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
