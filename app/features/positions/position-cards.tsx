import { Link } from '@remix-run/react'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import type { FoundIndustry } from './positions.server'
import { SampleBadges } from './sample-badges'
import { SamplePicture } from './sample-picture'

type PositionCardsProps = Pick<FoundIndustry, 'positions'> & {
  /** Their finished resumes are what is looked for. */
  isForGraduates: boolean
}

/** Positions with what their work is: those of a search, or of one industry. */
export function PositionCards({ positions, isForGraduates }: PositionCardsProps) {
  const localizedName = useLocalizedName()
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {positions.map((position) => (
        <li key={position.id}>
          <Link
            to={`/positions/${position.id}`}
            className="flex h-full gap-4 rounded-lg border border-border bg-card px-4 py-3.5 transition-colors hover:border-primary"
          >
            <SamplePicture sample={pictureOf(position, isForGraduates)} className="w-18 self-start" />
            <div className="min-w-0">
              <h3 className="mb-1 font-medium">{localizedName(position.name)}</h3>
              <SampleBadges {...position} />
              <p className="mt-1 text-sm leading-6 text-muted-foreground">
                {firstSentence(localizedName(position.summary))}
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Of two finished resumes the one that is looked for. */
function pictureOf(
  { sample, graduateSample }: FoundIndustry['positions'][number],
  isForGraduates: boolean,
): string | undefined {
  return isForGraduates ? (graduateSample ?? sample) : (sample ?? graduateSample)
}

/** What the work is; what recruiters look for in it is on the position's page. */
const firstSentence = (summary: string) => /^.*?(?:。|\.(?= ))/.exec(summary)?.[0] ?? summary
