/** Session storage of visitors. */

/** Id of the visitor's cart, a UUID (spec 000 §7 'cart'); also the key under which server session storage has it. */
export const CART_KEY = 'visitorCart';
/** Kind of plan and people of the page that compares plans, for an hour (decisions/visitors#steps-and-links-of-plan-shopping). */
export const CHOICE_KEY = 'PlansChoice';
