import { FileText, ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TurnView } from './chat.server'

type QuestionProps = Pick<TurnView, 'prompt' | 'question' | 'job' | 'resume'>

/** The user's question with its attachments. */
export function Question({ prompt, question, job, resume }: QuestionProps) {
  const { t } = useTranslation('chat')
  return (
    <section
      aria-label={t('turn.you')}
      className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-md bg-secondary px-4 py-2.5 text-[0.9375rem] leading-7"
    >
      {prompt ? <p className="font-medium text-secondary-foreground">{t(`prompts.${prompt}`)}</p> : null}
      {question ? <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{question}</p> : null}
      {resume || job ? (
        <ul className="mt-1 flex flex-wrap gap-x-3 text-xs leading-6 text-muted-foreground [&_li]:flex [&_li]:items-center [&_li]:gap-1 [&_svg]:size-3.5">
          {resume ? (
            <li>
              <FileText aria-hidden />
              {t('turn.attached', { title: resume.title })}
            </li>
          ) : null}
          {job ? (
            <li>
              <ClipboardList aria-hidden />
              {t('turn.job')}
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  )
}
