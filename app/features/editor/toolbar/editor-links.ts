/** Pages the editor links to, by link name; a missing link is not shown. */
export type EditorLinks = {
  home: string
  download: string
  versions?: string
  nameVersion?: string
  share?: string
  chat?: string
}
export type EditorLinkName = keyof EditorLinks

export function storedResumeLinks(id: string): Required<EditorLinks> {
  return {
    home: '/resume/my',
    download: `/resume/download?resume=${id}`,
    versions: `/resume/versions/${id}`,
    nameVersion: `/resume/versions/${id}?name`,
    share: `/resume/share/${id}`,
    chat: `/resume/chat?resume=${id}`,
  }
}

export function draftLinks(id: string): EditorLinks {
  return { home: '/', download: `/resume/download?draft=${id}` }
}

/** What the address of a copy for a job posting ends with: the rewrite panel is then open. */
export const copyHash = '#ai-copy'
