/** M-008. Without zod: every page's routes name them. */
export const causeKinds = ['charity', 'school', 'club', 'group', 'individual', 'business'] as const
export type CauseKind = (typeof causeKinds)[number]
