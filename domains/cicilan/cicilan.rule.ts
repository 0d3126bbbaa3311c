/** Words that plans share with the sale that hands their pieces over. Domain R6.7. */

/** Payment kind of a sale that uses up a plan that is paid. */
export const BAYAR_CICILAN = 'CICILAN' as const;

/** How an instalment is paid: as it is due, or all of the rest with its rebate. */
export const CARA_CICILAN = ['ANGSURAN', 'LUNAS_CEPAT'] as const;

/** How a customer was told that his plan will be forfeited. */
export const CARA_PEMBERITAHUAN = ['SURAT', 'WHATSAPP', 'TELEPON', 'DATANG'] as const;
