import { joinFileName } from '#app/preview/resume-file-name'
import type { Resume } from '#contract/resume/resume'

type NamePart = 'name' | 'position' | 'school' | 'major'
/** How employers ask for files to be named, most often first. */
const patterns = {
  namePosition: ['name', 'position'],
  namePositionSchool: ['name', 'position', 'school'],
  positionName: ['position', 'name'],
  nameSchoolMajor: ['name', 'school', 'major'],
} satisfies Record<string, NamePart[]>
export type NamedPreset = { preset: keyof typeof patterns; fileName: string }

/** File names to choose from, without those that the resume has not all parts for. */
export function fileNamePresets(resume: Resume): NamedPreset[] {
  const education = resume.sections.find(({ kind }) => kind === 'education')?.items[0]
  const parts: Record<NamePart, string> = {
    name: resume.basics.name,
    position: resume.intention.position,
    school: education?.title ?? '',
    major: education?.subtitle ?? '',
  }
  return Object.entries(patterns)
    .filter(([, names]) => names.every((name) => parts[name].trim() !== ''))
    .map(([preset, names]) => ({
      preset: preset as NamedPreset['preset'],
      fileName: joinFileName(names.map((name) => parts[name])),
    }))
}
