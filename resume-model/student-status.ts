/** Words of a status that say that somebody has not worked yet. */
const studentStatus = /应届|在校|在读|学生|graduat|student/i

/** Whether a status is that of a student or a graduate. */
export const isStudentStatus = (status: string): boolean => studentStatus.test(status)
