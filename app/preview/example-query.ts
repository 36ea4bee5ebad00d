import type { Resume } from '#contract/resume/resume'

type QueryName = 'template' | 'language' | 'scenario' | 'position' | 'status'

/** What decides whose resume is the example: the same for the server's first pages and for those that follow the typing. */
export function exampleQuery({
  style,
  scenario = '',
  intention,
}: Pick<Resume, 'style' | 'scenario' | 'intention'>): Record<QueryName, string> {
  return {
    template: style.template.split('@')[0]!,
    language: style.headings,
    scenario,
    position: intention.position.trim(),
    status: intention.status.trim(),
  }
}
export type ExampleQuery = ReturnType<typeof exampleQuery>
