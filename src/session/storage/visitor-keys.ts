/** Key of the visitor's cart id, a UUID, in the browser's session storage and in 'server session storage' (spec 000 §7 'cart'). */
export const CART_KEY = 'visitorCart';
/** Storage key of what a visitor entered to compare plans: the kind of plan and the people. Stored for an hour (decisions/visitors#steps-and-links-of-plan-shopping). */
export const CHOICE_KEY = 'PlansChoice';
