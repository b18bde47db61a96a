/** Without what checks answers: an address that names a part is read before any page loads that. Who has raised something in the last `limits.activeDays` days, who only before, and who never. */
export const supporterParts = ['active', 'lapsed', 'waiting'] as const
export type SupporterPart = (typeof supporterParts)[number]
