/** Something against a house rule: where it is, what it is, and what to do instead. */
export type Problem = { where: string; what: string; instead: string };

/** One line per problem, the way editors can jump to it. */
export function describeProblem({ where, what, instead }: Problem): string {
  return `${where}  ${what}. Instead: ${instead}`;
}
