/** U-069: why people take Donation Reminder off their browser, in the order in which the reasons are offered. */
export const uninstallReasons = ['notWorking', 'inTheWay', 'slow', 'privacy', 'shopLess', 'otherBrowser', 'other'] as const
export type UninstallReason = (typeof uninstallReasons)[number]
